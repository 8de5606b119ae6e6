import { memo, useEffect } from 'react';
import { get, useFormContext, useWatch, type FieldValues, type Path } from 'react-hook-form';
import { Button } from 'reactstrap';
import { readerOf, type LongTexts } from 'lib/long-texts';
import { keyOf } from 'core/i18n/message-key';
import { textOfNotice } from 'core/http/server-text';
import { useT } from 'core/i18n/use-t';
import { fromBase64 } from 'lib/base64';
import { charactersText } from 'core/i18n/characters-text';
import { useFormContextValue } from './form-context';

/** Enough of a text to recognise it by. */
const EXCERPT = 220;

const excerptOf = (markdown: string) => {
  const words = markdown
    .replace(/!\[[^\]]*\]\([^)]*\)|[#*_>`|]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > EXCERPT ? `${words.slice(0, EXCERPT)}…` : words;
};

interface LongTextCardProps {
  name: string;
  error: string | undefined;
  stored: string | undefined;
}

const LongTextCard = memo(({ name, error, stored }: LongTextCardProps) => {
  const t = useT();
  const { i18n, editText } = useFormContextValue();
  const { text, decodable } = fromBase64(stored);
  const label = t(keyOf(i18n, 'fields', name));
  return (
    <article className="long-text-card" data-cy={name} data-field={name}>
      <h2>{label}</h2>
      <p className={text ? 'long-text-excerpt' : 'long-text-excerpt text-body-secondary'}>
        {text ? excerptOf(text) : t('entity.text.none')}
      </p>
      {error && <p className="text-danger">{textOfNotice({ key: error, params: { fieldName: label } })}</p>}
      {!decodable && <p className="text-danger">{t('entity.text.undecodable')}</p>}
      <footer>
        <Button
          size="sm"
          color="primary"
          outline
          aria-label={t('entity.text.editOf', { name: label })}
          onClick={() => editText(name)}
        >
          {t('entity.text.edit')}
        </Button>
        {text && <span className="form-text">{charactersText(text.length)}</span>}
      </footer>
    </article>
  );
});
LongTextCard.displayName = 'LongTextCard';

/** The message of an error, or of the first one inside it: a server may name the part of a text that it refuses. */
const errorIn = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(errorIn).find(Boolean);
};

/** The record's long texts as cards: what is in them, and the way to their editor. */
export const LongTextsField = <T extends FieldValues>({ texts }: { texts: LongTexts<T> }) => {
  const t = useT();
  const { longTexts } = useFormContextValue();
  const { control, getValues, formState } = useFormContext<T>();
  useEffect(() => {
    const reader = readerOf(texts);
    longTexts.add(reader);
    return () => void longTexts.delete(reader);
  }, [longTexts, texts]);
  useWatch({ control, name: texts.fields as Path<T>[] });
  const record = getValues();
  return (
    <div className="long-texts" role="group" aria-label={t('entity.text.section')}>
      {texts.names.map(name => (
        <LongTextCard
          key={name}
          name={name}
          error={errorIn(get(formState.errors, name))}
          stored={texts.read(record, name)}
        />
      ))}
    </div>
  );
};
