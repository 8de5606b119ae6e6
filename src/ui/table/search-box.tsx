import { useRef } from 'react';
import { DebounceInput } from 'react-debounce-input';
import { useT } from 'core/i18n/use-t';
import { useIsMounted } from 'lib/use-is-mounted';
import { useShortcut } from 'ui/shortcuts/shortcuts';

/** How long a search waits for the next key, and the most it takes (R47). */
export const SEARCH_DELAY = 500;
const MAX_SEARCH = 1000;

interface SearchBoxProps {
  value: string;
  label: string;
  onSearch: (text: string) => void;
  autoFocus?: boolean;
  /** Most characters it takes. */
  maxLength?: number;
}

/** As a person empties it: during the pause after a key the input takes no other value. */
const empty = (input: HTMLInputElement) => {
  input.setRangeText('', 0, input.value.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** A search field that asks 500 ms after the last key, at once on Enter, and can be cleared. */
export const SearchBox = ({ value, label, onSearch, autoFocus, maxLength = MAX_SEARCH }: SearchBoxProps) => {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', 'shortcuts.search', () => input.current?.focus());
  const isMounted = useIsMounted();
  const search = (text: string) => {
    // The input asks once more while it leaves the page, which would lead back to the list that one has left.
    if (!isMounted.current) return;
    // Typed and taken back within the pause: nothing new is asked.
    if (text !== value) onSearch(text);
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
        // Asking when the focus leaves would change the results under a click that is on its way to them.
        forceNotifyOnBlur={false}
        maxLength={maxLength}
        value={value}
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
