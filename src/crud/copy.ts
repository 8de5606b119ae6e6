import { MAX_TEXT } from 'ui/form/rules';
import { t } from 'core/i18n/translate';

/** `Asma (cópia)`; a name near its length limit is cut at the end to make room for the mark. */
export const nameOfCopy = (name: string | null | undefined): string => {
  const mark = t('lists.duplicate.name', { name: '' });
  return t('lists.duplicate.name', { name: (name ?? '').slice(0, MAX_TEXT - mark.length) });
};
