import { looksLikeKey, serverNoticeOf, type Notice } from 'shared/http/notifications';
import { findText, t } from './translate';

/** What an entity or field of the server is called here, or the server's own name for it. */
const nameOf = (key: string) => findText(`entities.${key}`) ?? findText(`${key}.title`) ?? key;

/** The server names a field `entity.path.in.record`; a label of ours is a name already. */
const fieldNameOf = (path: string) => {
  if (!/^\w+(\.[\w[\]]+)+$/.test(path)) return path;
  const [entity, ...field] = path.split('.');
  return findText(`${entity}.fields.${field.join('.')}`) ?? field.join('.');
};

/**
 * The text of a notice: its translation, else the server's own words, escaped by React; where there are none, an
 * untranslated code of the server becomes a general sentence, never a raw key (decision 36).
 */
export const textOfNotice = ({ key, params = {}, words }: Notice): string => {
  const { entityKey, fieldName, ...rest } = params;
  const readable = {
    ...rest,
    ...(entityKey === undefined ? {} : { entityName: nameOf(entityKey) }),
    ...(fieldName === undefined ? {} : { fieldName: fieldNameOf(fieldName) }),
  };
  const text = findText(key, readable);
  if (text !== undefined) return text;
  return looksLikeKey(key) ? (words ?? t('error.unknown')) : key;
};

/** What a save was refused for: the server's message as a key, or its own words; else 'Error!' (spec 8). */
export const textOfSaveError = (error: unknown): string => {
  const notice = serverNoticeOf(error);
  return notice ? textOfNotice(notice) : t('error.default');
};
