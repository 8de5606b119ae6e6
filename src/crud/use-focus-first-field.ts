import { useEffect, useState } from 'react';
import { useHistory } from 'react-router-dom';
import { isTouch } from 'lib/is-touch';
import { isFocusFree } from 'ui/layout/focus-screen';

const CONTROLS = ':is(input, select, textarea, button):not(:disabled, [readonly])';

/** Gives the focus to the first control of the form that can be used. */
export const focusFirstField = () => document.querySelector<HTMLElement>(`.manage-page .fields ${CONTROLS}`)?.focus();

/**
 * A new record is typed at once: its form opens with the focus in the first field. That is so only where a person asked
 * for the form, not after Back or a reload. Drafts that are offered come first, and so does what already has the focus.
 *
 * @param hasDrafts whether drafts are offered; undefined until they were looked for
 */
export const useFocusFirstField = (isNew: boolean, hasDrafts: boolean | undefined) => {
  const { action } = useHistory();
  const [isWanted] = useState(() => isNew && action === 'PUSH' && !isTouch());
  const isQuiet = hasDrafts === false;
  useEffect(() => {
    if (isWanted && isQuiet && isFocusFree()) focusFirstField();
  }, [isWanted, isQuiet]);
};
