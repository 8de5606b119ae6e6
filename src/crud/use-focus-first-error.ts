import { useEffect } from 'react';
import type { FormError } from 'ui/form/form-errors';
import { useFocusField } from 'ui/form/use-focus-field';

const firstInvalid = () => document.querySelector<HTMLElement>('.manage-page form [aria-invalid="true"]');

/** After a submit that was refused, here or by the server, the focus is in the first wrong field. */
export const useFocusFirstError = (errors: readonly FormError[], submitCount: number) => {
  const focus = useFocusField();
  const refusedPath = errors.find(({ isServers }) => isServers)?.path;
  useEffect(() => {
    if (submitCount > 0) firstInvalid()?.focus();
  }, [submitCount]);
  // The server's answer comes after the submit that is counted.
  useEffect(() => {
    if (refusedPath === undefined) return;
    const invalid = firstInvalid();
    if (invalid) invalid.focus();
    else focus(refusedPath);
  }, [refusedPath, focus]);
};
