import type { RefObject } from 'react';
import { useT } from 'core/i18n/use-t';
import { KeyNames } from 'ui/shortcuts/key-names';
import { ariaOf } from 'ui/shortcuts/keys';
import { useShortcut } from 'ui/shortcuts/shortcuts';

const KEYS = 'F6';

/**
 * If the index comes after the fields: a button before the first field that moves the focus to it, and a shortcut from
 * any field. The button is visible while it has the focus.
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
      {t('entity.form.toIndex')}{' '}
      <span aria-hidden="true">
        <KeyNames keys={KEYS} />
      </span>
    </button>
  );
};
