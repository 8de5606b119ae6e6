import { memo, useState } from 'react';
import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { lengthNearLimit } from 'core/i18n/characters-text';
import { TEXT_LANGUAGE } from 'core/i18n/locales';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { MarkdownView } from 'features/markdown/markdown-view';
import { withLineEndsOf } from 'lib/line-ends';
import { textOf } from 'lib/records/parts';
import { FieldFrame } from 'ui/form/field-frame';
import { useDebounced } from 'ui/layout/use-debounced';
import { type FlashcardOwner, MAX_CARD_TEXT } from './record';

type TextField = 'questionText' | 'answerText';
type TextPath = `flashcards.${number}.${TextField}`;

interface CardTextProps {
  control: Control<FlashcardOwner>;
  name: TextPath;
  error?: string;
  isNear: boolean;
}

/** Milliseconds without typing after which the preview is updated. Typing never waits for the preview. */
const PREVIEW_PAUSE = 150;

const Preview = ({ control, name }: Pick<CardTextProps, 'control' | 'name'>) => {
  const t = useT();
  const text = useDebounced(useWatch({ control, name }) ?? '', PREVIEW_PAUSE);
  const count = lengthNearLimit(text.length, MAX_CARD_TEXT);
  return (
    <>
      <MarkdownView markdown={text} />
      {text === '' && <p className="form-text">{t('flashcards.preview')}</p>}
      {count && <p className="form-text">{count}</p>}
    </>
  );
};

/** Reads the text area, which changes line ends, as a text that keeps those it was opened with. */
const useLineEnds = (name: TextPath) => {
  const { getValues } = useFormContext<FlashcardOwner>();
  const [opened] = useState(() => textOf(getValues(name)));
  const setValueAs = (typed: unknown) => {
    const isFromArea = typeof typed === 'string' && !typed.includes('\r');
    return isFromArea ? withLineEndsOf(typed, textOf(getValues(name)), opened) : typed;
  };
  return { opened, setValueAs };
};

/** A question or an answer, as an uncontrolled field: a key press renders only the preview of this text. */
export const CardText = memo(({ control, name, error, isNear }: CardTextProps) => {
  const t = useT();
  const field = name.slice(name.lastIndexOf('.') + 1);
  const { opened, setValueAs } = useLineEnds(name);
  return (
    <div className="flashcard-text">
      <FieldFrame label={t(keyOf('flashcards', 'fields', field))} error={error}>
        {attributes => (
          <textarea
            {...attributes}
            {...control.register(name, { setValueAs })}
            defaultValue={opened}
            rows={4}
            lang={TEXT_LANGUAGE}
            spellCheck
            data-cy={field}
            className={`form-control${error ? ' is-invalid' : ''}`}
          />
        )}
      </FieldFrame>
      <div className="preview" role="group" aria-label={t('entity.text.preview')}>
        {isNear && <Preview control={control} name={name} />}
      </div>
    </div>
  );
});
CardText.displayName = 'CardText';
