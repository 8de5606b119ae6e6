import type { FieldErrors } from 'react-hook-form';
import { findControl } from './use-focus-field';

/** One error of a form, where it is and what it says. */
export interface FormError {
  path: string;
  message: string;
  isServers: boolean;
  /** The form has a control for it. */
  isShown: boolean;
}

/** Every error of a form, those inside rows and nested records too, each with its path. */
export const formErrorsOf = (errors: FieldErrors, prefix = ''): FormError[] =>
  Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object' || key === 'ref') return [];
    const path = prefix + key;
    if (typeof error.message === 'string') {
      const isServers = error.type === 'server';
      // A server may name a field that the form does not show, and an unreadable part may have no control.
      const isShown = error.type === 'rule' || ('ref' in error && Boolean(error.ref)) || findControl(path) !== null;
      return [{ path, message: error.message, isServers, isShown }];
    }
    return formErrorsOf(error as FieldErrors, `${path}.`);
  });
