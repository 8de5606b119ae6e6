import { useEffect, useState } from 'react';
import { useHistory } from 'react-router-dom';
import { useNavigation } from 'core/navigation/use-navigation';
import { isTouch } from 'lib/browser/media';
import type { FormError } from 'ui/form/form-errors';
import { useFocusField } from 'ui/form/use-focus-field';
import { isFocusFree } from 'ui/layout/focus-screen';

const CONTROLS = ':is(input, select, textarea, button):not(:disabled, [readonly])';

/** Gives the focus to the first control of the form that can be used. */
const focusFirstField = () => document.querySelector<HTMLElement>(`.manage-page .fields ${CONTROLS}`)?.focus();

/**
 * Whether the form was reopened in its history entry. It then replaces what had the focus: the form of another new
 * record, or a dialog.
 */
const useIsReopened = () => {
  const { action } = useHistory();
  const { reopened } = useNavigation().received;
  const [isReopened] = useState(action === 'REPLACE' && reopened !== undefined);
  return isReopened;
};

/**
 * When the form of a new record opens, the focus moves to its first field, so that the user can type at once. This
 * happens only if the user opened the form, not after Back or a reload. Offered drafts come first, and an element that
 * already has the focus keeps it. A form that is reopened in its history entry also gets the focus there.
 *
 * @param hasDrafts whether drafts are offered; undefined until the stored drafts have been read
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

const firstInvalid = () => document.querySelector<HTMLElement>('.manage-page form [aria-invalid="true"]');

/** After the form or the server refused a submit, moves the focus to the first invalid field. */
export const useFocusFirstError = (errors: readonly FormError[], submitCount: number) => {
  const focus = useFocusField();
  const refusedPath = errors.find(({ isServers }) => isServers)?.path;
  useEffect(() => {
    if (submitCount > 0) firstInvalid()?.focus();
  }, [submitCount]);
  // The server's response arrives after the submit was counted.
  useEffect(() => {
    if (refusedPath === undefined) return;
    const invalid = firstInvalid();
    if (invalid) invalid.focus();
    else focus(refusedPath);
  }, [refusedPath, focus]);
};
