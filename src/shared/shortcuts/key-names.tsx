import { useT } from 'shared/i18n/use-t';
import { isMac } from './is-mac';
import type { Keys } from './shortcuts';

/** Keys that are not called by their character. */
const NAMES: Record<string, string> = { pageup: 'Page Up', pagedown: 'Page Down' };

/** The keys of a shortcut as keyboards name them. */
export const KeyNames = ({ keys }: { keys: Keys }) => {
  const t = useT();
  const [key, modifier] = keys.split('+').reverse();
  const control = isMac() ? '⌘' : t('shortcuts.control');
  const alternative = isMac() ? '⌥' : 'Alt';
  return (
    <span className="key-names">
      {modifier && (
        <>
          <kbd>{modifier === 'alt' ? alternative : control}</kbd>{' '}
        </>
      )}
      <kbd>{NAMES[key] ?? key.toUpperCase()}</kbd>
    </span>
  );
};
