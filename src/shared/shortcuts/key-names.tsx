import { useT } from 'shared/i18n/use-t';
import type { Keys } from './shortcuts';

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);

/** The keys of a shortcut as keyboards name them. */
export const KeyNames = ({ keys }: { keys: Keys }) => {
  const t = useT();
  const [key, modifier] = keys.split('+').reverse();
  const control = isMac() ? '⌘' : t('shortcuts.control');
  return (
    <span className="key-names">
      {modifier && (
        <>
          <kbd>{control}</kbd>{' '}
        </>
      )}
      <kbd>{key.toUpperCase()}</kbd>
    </span>
  );
};
