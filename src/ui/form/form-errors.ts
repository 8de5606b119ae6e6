import type { FieldErrors } from 'react-hook-form';
import { findControl } from './use-focus-field';

/** One error of a form: its path and its message. */
export interface FormError {
  path: string;
  message: string;
  isServers: boolean;
  /** Whether the form has a control for it. */
  isShown: boolean;
}

/** All errors of a form with their paths, including those inside rows and nested records. */
export const formErrorsOf = (errors: FieldErrors, prefix = ''): FormError[] =>
  Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object' || key === 'ref') return [];
    const path = prefix + key;
    if (typeof error.message === 'string') {
      const isServers = error.type === 'server';
      // The server may report a field that the form does not show, and an unreadable part may have no control.
      const isShown = error.type === 'rule' || ('ref' in error && Boolean(error.ref)) || findControl(path) !== null;
      return [{ path, message: error.message, isServers, isShown }];
    }
    return formErrorsOf(error as FieldErrors, `${path}.`);
  });
