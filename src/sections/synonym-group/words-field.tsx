import { useRef, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import { SelectOptionDialog } from 'crud/options/select-option-dialog';
import type { Named } from 'lib/model';
import { pressedKey } from 'lib/pressed-key';
import { textOf } from 'lib/records/parts';
import { isSameName } from 'lib/text';
import { FieldFrame } from 'ui/form/field-frame';
import { useNotSent } from 'ui/form/not-sent';
import { RemoveButton } from 'ui/form/remove-button';
import { useField } from 'ui/form/use-field';
import { synonymWords } from './duck';
import { withWord } from './record';

/** The words in the form and their actions. After a removal, the focus moves to the field. */
const useWords = () => {
  const { field, label, error, invalid } = useField({ name: 'synonymWords' });
  const input = useRef<HTMLInputElement | null>(null);
  const words: Named[] = field.value ?? [];
  return {
    label,
    error,
    invalid,
    words,
    inputRef: (element: HTMLInputElement | null) => {
      input.current = element;
      field.ref(element);
    },
    add: (added: readonly Named[]) => field.onChange(added.reduce(withWord, words)),
    remove: (word: Named) => {
      field.onChange(words.filter(one => one !== word));
      input.current?.focus();
    },
  };
};

const AddedWords = ({ words, onRemove }: { words: readonly Named[]; onRemove: (word: Named) => void }) => (
  <ul className="added-words">
    {words.map(word => (
      <li key={word.id ?? word.name}>
        <span>{textOf(word)}</span>
        <RemoveButton name={textOf(word)} onClick={() => onRemove(word)} />
      </li>
    ))}
  </ul>
);

/** A read-only field that opens the dialog of words. The added words are below it, each with Remove (R101). */
export const SynonymWordsField = () => {
  const t = useT();
  const { label, error, invalid, words, inputRef, add, remove } = useWords();
  const hint = useNotSent('synonymWords');
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-cy="synonymWords">
      <FieldFrame label={label} error={error} hint={hint}>
        {control => (
          <input
            {...control}
            ref={inputRef}
            readOnly
            className={`form-control${invalid}`}
            aria-haspopup="dialog"
            value={t(words.length === 1 ? 'synonymGroup.oneWord' : 'synonymGroup.wordCount', { count: words.length })}
            onClick={() => setOpen(true)}
            onKeyDown={event => /^(Enter| )$/.test(pressedKey(event)) && [event.preventDefault(), setOpen(true)]}
          />
        )}
      </FieldFrame>
      <AddedWords words={words} onRemove={remove} />
      {isOpen && (
        <SelectOptionDialog
          title={label}
          from={synonymWords}
          many
          addTyped
          isChosen={option => words.some(({ name }) => isSameName(name, option.name))}
          onChoose={word => add([word])}
          onChooseAll={add}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
