import type { RefObject } from 'react';
import { useT } from 'core/i18n/use-t';
import { ariaOf } from 'ui/shortcuts/keys';
import { useShortcut } from 'ui/shortcuts/shortcuts';

const KEYS = 'F6';

/**
 * Where the index comes after the fields, a way to it ahead of the first one, and a shortcut from each. It is in sight
 * while it has the focus.
 */
export const SkipToIndex = ({ index }: { index: RefObject<HTMLElement | null> }) => {
  const t = useT();
  const skip = () => index.current?.querySelector('button')?.focus();
  useShortcut(KEYS, 'entity.form.toIndex', skip);
  return (
    <button
      type="button"
      className="btn btn-link visually-hidden-focusable skip-link"
      aria-keyshortcuts={ariaOf(KEYS)}
      onClick={skip}
    >
      {t('entity.form.toIndex')} <kbd aria-hidden="true">{KEYS}</kbd>
    </button>
  );
};
