import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { useUnsavedWork } from 'core/navigation/unsaved-work';
import type { Named } from 'lib/model';
import { pressedKey } from 'lib/pressed-key';
import { isSameName, trimmed } from 'lib/text';
import { isShortcut } from 'ui/shortcuts/shortcuts';
import { Chips } from './chips';
import { FieldFrame } from './field-frame';
import { useNotSent } from './not-sent';
import { MAX_TEXT } from './rules';
import { type FieldProps, useField } from './use-field';

interface WordsOptions {
  words: readonly Named[];
  onChange: (words: readonly Named[]) => void;
}

/** The word that is being typed, and the functions that add it to the others. */
const useTypedWord = ({ words, onChange }: WordsOptions) => {
  const [typed, setTyped] = useState('');
  const name = trimmed(typed);
  const isTooLong = name.length > MAX_TEXT;
  const add = () => {
    if (isTooLong) return;
    if (name !== '' && !words.some(word => isSameName(word.name, name))) onChange([...words, { name }]);
    setTyped('');
  };
  // The browser's own Back and closing the tab do not add the word. They ask the user, as for the rest of the form.
  useUnsavedWork(name !== '');
  const onKeyDown = (event: KeyboardEvent) => {
    // A shortcut may save the form or open another one. Then the word is saved too, or the user is asked about it.
    if (isShortcut(event.nativeEvent)) return add();
    if (pressedKey(event) !== 'Enter') return;
    // Enter adds a word and does not submit the form.
    event.preventDefault();
    add();
  };
  return { typed, setTyped, isTooLong, isEmpty: name === '', add, onKeyDown };
};

/** The words of the form and the one that is being typed. Removing a word moves the focus to the field. */
const useWords = (props: FieldProps) => {
  const { field, label, error } = useField(props);
  const input = useRef<HTMLInputElement | null>(null);
  const words: Named[] = field.value ?? [];
  const { isTooLong, ...typedWord } = useTypedWord({ words, onChange: field.onChange });
  return {
    ...typedWord,
    label,
    error: isTooLong ? 'entity.validation.tooLong' : error,
    words,
    inputRef: (element: HTMLInputElement | null) => {
      input.current = element;
      field.ref(element);
    },
    /** A typed word is also added if the user leaves the field without pressing Add. */
    leave: () => {
      typedWord.add();
      field.onBlur();
    },
    remove: (word: Named) => {
      field.onChange(words.filter(one => one !== word));
      input.current?.focus();
    },
  };
};

/** Typed words, each `{name}` until the server gives it an id. A word that is already in the list is ignored (R107). */
export const WordsField = (props: Omit<FieldProps, 'required'>) => {
  const t = useT();
  const { label, error, words, typed, setTyped, isEmpty, inputRef, add, leave, remove, onKeyDown } = useWords(props);
  const hint = useNotSent(props.name);
  return (
    <div data-cy={props.name}>
      <FieldFrame label={label} error={error} hint={hint}>
        {control => (
          <Chips chosen={words} onRemove={remove}>
            <span className="input-group input-group-sm">
              <input
                {...control}
                ref={inputRef}
                name={props.name}
                type="text"
                className={`form-control${error ? ' is-invalid' : ''}`}
                autoComplete="off"
                value={typed}
                onChange={event => setTyped(event.target.value)}
                onKeyDown={onKeyDown}
                onBlur={leave}
              />
              <Button color="secondary" outline aria-disabled={isEmpty} onClick={add}>
                {t('entity.action.add')}
              </Button>
            </span>
          </Chips>
        )}
      </FieldFrame>
    </div>
  );
};
