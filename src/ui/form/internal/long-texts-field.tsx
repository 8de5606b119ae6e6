import { memo, useEffect, useRef, useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { Button } from 'reactstrap';
import { charactersText } from 'core/i18n/characters-text';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { textOfMessage } from 'core/responses/server-text';
import { fromBase64 } from 'lib/base64';
import { afterPaint } from 'lib/browser/idle';
import { excerptOf } from 'lib/excerpt';
import { useFormContextValue } from '../form-context';
import { NotSent } from '../not-sent';
import { errorIn } from '../use-field';

/** A button that gets the focus when the user returns to its card, which is then shown in the middle. */
const useShownOnReturn = (isReturn: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isReturn) return undefined;
    button.current?.focus({ preventScroll: true });
    const show = () => button.current?.closest('.long-text-card')?.scrollIntoView?.({ block: 'center' });
    show();
    // What stands above may be smaller once it is painted.
    return afterPaint(show);
  }, [isReturn]);
  return button;
};

interface LongTextCardProps {
  name: string;
  error: string | undefined;
  stored: string | undefined;
  /** The user returns to the form from the editor of this text. */
  isReturn: boolean;
}

const LongTextCard = memo(({ name, error, stored, isReturn }: LongTextCardProps) => {
  const t = useT();
  const button = useShownOnReturn(isReturn);
  const { i18n, editText } = useFormContextValue();
  const { text, decodable } = fromBase64(stored);
  const label = t(keyOf(i18n, 'fields', name));
  return (
    <article
      className="long-text-card"
      aria-label={t('entity.text.textOf', { name: label })}
      data-cy={name}
      data-field={name}
    >
      <h2>{label}</h2>
      <p className={text ? 'long-text-excerpt' : 'long-text-excerpt text-body-secondary'}>
        {text ? excerptOf(text) : t('entity.text.none')}
      </p>
      {error && <p className="text-danger">{textOfMessage({ key: error, params: { fieldName: label } })}</p>}
      {!decodable && <p className="text-danger">{t('entity.text.undecodable')}</p>}
      <footer>
        <Button
          innerRef={button}
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

/** The record's long texts as cards, each with an excerpt and a button that opens the editor. */
export const LongTextsField = () => {
  const t = useT();
  const { texts } = useFormContextValue();
  const { received } = useNavigation();
  const [returnedFrom] = useState(received.text);
  const { control, getValues, formState } = useFormContext();
  useWatch({ control, name: texts?.fields ?? [] });
  const record = getValues();
  return (
    <div className="long-texts" role="group" aria-label={t('entity.text.section')}>
      {texts?.fields.map(field => (
        <NotSent key={field} name={field} />
      ))}
      {texts?.names.map(name => (
        <LongTextCard
          key={name}
          name={name}
          error={errorIn(get(formState.errors, name))}
          stored={texts.read(record, name)}
          isReturn={name === returnedFrom}
        />
      ))}
    </div>
  );
};
