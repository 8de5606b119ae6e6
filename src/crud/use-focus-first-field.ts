import { useEffect, useState } from 'react';
import { useHistory } from 'react-router-dom';
import { useNavigation } from 'core/navigation/use-navigation';
import { isTouch } from 'lib/is-touch';
import { isFocusFree } from 'ui/layout/focus-screen';

const CONTROLS = ':is(input, select, textarea, button):not(:disabled, [readonly])';

/** Gives the focus to the first control of the form that can be used. */
const focusFirstField = () => document.querySelector<HTMLElement>(`.manage-page .fields ${CONTROLS}`)?.focus();

/** A form opened anew takes the place of what had the focus: of another new record's form, or of a dialog. */
const useIsReopened = () => {
  const { action } = useHistory();
  const { reopened } = useNavigation().received;
  const [isReopened] = useState(action === 'REPLACE' && reopened !== undefined);
  return isReopened;
};

/**
 * A new record is typed at once: its form opens with the focus in the first field. That is so only where a person asked
 * for the form, not after Back or a reload. Drafts that are offered come first, and so does what already has the focus.
 * A form that is opened anew in its entry has the focus there too.
 *
 * @param hasDrafts whether drafts are offered; undefined until they were looked for
 */
export const useFocusFirstField = (isNew: boolean, hasDrafts: boolean | undefined) => {
  const { action } = useHistory();
  const isReopened = useIsReopened();
  const [isWanted] = useState(() => isNew && action === 'PUSH' && !isTouch());
  const isQuiet = hasDrafts === false;
  useEffect(() => {
    if (isReopened) focusFirstField();
  }, [isReopened]);
  useEffect(() => {
    if (isWanted && isQuiet && isFocusFree()) focusFirstField();
  }, [isWanted, isQuiet]);
};
