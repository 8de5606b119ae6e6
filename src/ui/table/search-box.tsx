import { useRef, useState } from 'react';
import { DebounceInput } from 'react-debounce-input';
import { useT } from 'core/i18n/use-t';
import { searchText } from 'lib/text';
import { useIsMounted } from 'lib/use-is-mounted';
import { useShortcut } from 'ui/shortcuts/shortcuts';

/** How long a search waits for the next keystroke, in milliseconds, and its maximum length in characters (R47). */
export const SEARCH_DELAY = 500;
const MAX_SEARCH = 1000;

interface SearchBoxProps {
  value: string;
  label: string;
  onSearch: (text: string) => void;
  autoFocus?: boolean;
  /** Maximum number of characters. */
  maxLength?: number;
}

/** Empties the input as a user would: during the pause after a keystroke, the input accepts no other value. */
const empty = (input: HTMLInputElement) => {
  input.setRangeText('', 0, input.value.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * A search field. It searches 500 ms after the last keystroke, or at once on Enter, and can be cleared. Spaces at the
 * ends are not searched, and two between words count as one.
 */
export const SearchBox = ({ value, label, onSearch, autoFocus, maxLength = MAX_SEARCH }: SearchBoxProps) => {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', 'shortcuts.search', () => input.current?.focus());
  const isMounted = useIsMounted();
  const [typed, setTyped] = useState(value);
  const search = (text: string) => {
    // The input notifies once more while it unmounts. That would navigate back to the list that the user has left.
    if (!isMounted.current) return;
    setTyped(text);
    const sought = searchText(text);
    // The text was typed and undone within the pause: no search is needed.
    if (sought !== value) onSearch(sought);
  };
  const clear = () => {
    if (input.current) empty(input.current);
    onSearch('');
    input.current?.focus();
  };
  return (
    <div className="search-box" role="search">
      <DebounceInput
        inputRef={input}
        type="search"
        className="form-control"
        placeholder={label}
        aria-label={label}
        debounceTimeout={SEARCH_DELAY}
        // A search on blur would change the results just when the user clicks one of them.
        forceNotifyOnBlur={false}
        maxLength={maxLength}
        // A space at the end stays while the next word is typed.
        value={searchText(typed) === value ? typed : value}
        autoFocus={autoFocus}
        data-cy="search"
        onChange={event => search(event.target.value)}
      />
      {value && (
        <button type="button" className="btn-close" aria-label={t('entity.action.clearSearch')} onClick={clear} />
      )}
    </div>
  );
};
