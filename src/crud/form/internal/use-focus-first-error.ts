import { useEffect } from 'react';
import type { FormError } from 'ui/form/form-errors';
import { useFocusField } from 'ui/form/use-focus-field';

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
