import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { useUnsavedWork } from 'core/navigation/open-forms';
import type { Named } from 'lib/model';
import { pressedKey } from 'lib/pressed-key';
import { textOf } from 'lib/records/parts';
import { isSameName, trimmed } from 'lib/text';
import { isShortcut } from 'ui/shortcuts/shortcuts';
import { Chips } from './chips';
import { FieldFrame } from './field-frame';
import { comboboxProps, Suggestions, useSuggestions } from './internal/suggestions';
import { useNotSent } from './not-sent';
import { pastedWords } from './pasted-words';
import { MAX_TEXT } from './rules';
import { type FieldProps, useField } from './use-field';

interface WordsProps extends Omit<FieldProps, 'required'> {
  /** Known words that match the typed text. A chosen one is added as it is. */
  suggested?: readonly Named[];
  /** Receives the text whenever it changes. */
  onType?: (text: string) => void;
}

interface WordsOptions extends Pick<WordsProps, 'onType'> {
  words: readonly Named[];
  onChange: (words: readonly Named[]) => void;
}

const withName = (words: readonly Named[], name: string): readonly Named[] =>
  words.some(word => isSameName(word.name, name)) ? words : [...words, { name }];

/** The word that is being typed, and the functions that add it, or a known one, to the others. */
const useTypedWord = ({ words, onChange, onType }: WordsOptions) => {
  const [typed, setTyped] = useState('');
  const name = trimmed(typed);
  const isTooLong = name.length > MAX_TEXT;
  const type = (text: string) => {
    setTyped(text);
    onType?.(text);
  };
  const addWord = (word: Named) => {
    if (textOf(word) !== '' && !words.some(one => isSameName(one.name, word.name))) onChange([...words, word]);
    type('');
  };
  const onPaste = (event: ClipboardEvent) => {
    const names = pastedWords(event);
    if (!names) return;
    event.preventDefault();
    onChange(names.reduce(withName, words));
  };
  // The browser's own Back and closing the tab do not add the word. They ask the user, as for the rest of the form.
  useUnsavedWork(name !== '');
  return { typed, type, isTooLong, isEmpty: name === '', addWord, onPaste, add: () => !isTooLong && addWord({ name }) };
};

/** The words of the form and the one that is being typed. Removing a word moves the focus to the field. */
const useWords = (props: WordsProps) => {
  const { field, label, error } = useField(props);
  const input = useRef<HTMLInputElement | null>(null);
  const words: Named[] = field.value ?? [];
  const { isTooLong, addWord, ...typedWord } = useTypedWord({ words, onChange: field.onChange, onType: props.onType });
  const isNew = (option: Named) => !words.some(word => isSameName(textOf(word), textOf(option)));
  const suggestions = useSuggestions(props.suggested?.filter(isNew) ?? [], addWord);
  const add = () => {
    typedWord.add();
    suggestions.open(false);
  };
  return {
    ...typedWord,
    label,
    error: isTooLong ? 'entity.validation.tooLong' : error,
    words,
    suggestions,
    inputRef: (element: HTMLInputElement | null) => {
      input.current = element;
      field.ref(element);
    },
    type: (text: string) => {
      typedWord.type(text);
      suggestions.open(true);
    },
    add,
    onKeyDown: (event: KeyboardEvent) => {
      // A shortcut may save the form or open another one. Then the word is saved too, or the user is asked about it.
      if (isShortcut(event.nativeEvent)) return add();
      if (suggestions.take(event) || pressedKey(event) !== 'Enter') return;
      // Enter adds a word and does not submit the form.
      event.preventDefault();
      add();
    },
    onBlur: field.onBlur,
    remove: (word: Named) => {
      field.onChange(words.filter(one => one !== word));
      input.current?.focus();
    },
  };
};

/**
 * Typed words, each `{name}` until the server gives it an id. A word that is already in the list is ignored (R107). If
 * known words are suggested, the text field is a combobox.
 */
export const WordsField = (props: WordsProps) => {
  const t = useT();
  const { label, error, words, suggestions, ...word } = useWords(props);
  const hint = useNotSent(props.name);
  const listId = useId();
  return (
    <div data-cy={props.name}>
      <FieldFrame label={label} error={error} hint={hint}>
        {control => (
          <Chips chosen={words} onRemove={word.remove}>
            <span className="input-group input-group-sm">
              <input
                {...control}
                {...(props.suggested && comboboxProps(listId, suggestions))}
                ref={word.inputRef}
                name={props.name}
                type="text"
                className={`form-control${error ? ' is-invalid' : ''}`}
                autoComplete="off"
                value={word.typed}
                onChange={event => word.type(event.target.value)}
                onKeyDown={word.onKeyDown}
                onPaste={word.onPaste}
                // A typed word is also added if the user leaves the field without pressing Add.
                onBlur={() => [word.add(), word.onBlur()]}
              />
              <Button color="secondary" outline aria-disabled={word.isEmpty} onClick={word.add}>
                {t('entity.action.add')}
              </Button>
            </span>
            <Suggestions id={listId} label={label} suggestions={suggestions} />
          </Chips>
        )}
      </FieldFrame>
    </div>
  );
};
