import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import type { Id } from 'lib/model';
import { sessionStore } from 'lib/storage';
import { formPathOf } from '../entry-state';

const STORAGE_KEY = 'known-forms';

/** Browsers keep about fifty entries per tab. */
const MAX_FORMS = 100;

/** A form that was opened in this tab. */
interface KnownForm {
  /** `form` of the navigation state. */
  id: string;
  /** The record that the form was opened with. It may be older than the stored one. */
  record?: string;
  /** The form was saved, canceled or discarded, or its record was deleted. */
  isClosed: boolean;
}

const isKnownForm = (stored: unknown): stored is KnownForm =>
  isPlainObject(stored) && typeof stored.id === 'string' && typeof stored.isClosed === 'boolean';

/** A record in its form. Both areas have the same sections and records, so the area is left out. */
const recordKey = (path: string, id: unknown) =>
  `${formPathOf(path).split('/').slice(2).join('/')} ${id === undefined || id === null ? '' : String(id)}`;

interface FormState {
  record?: { id?: unknown };
  base?: { id?: unknown };
}

const recordIn = (path: string, state: unknown): string | undefined => {
  const { record, base = record }: FormState = fieldsOf(state);
  return record ? recordKey(path, base?.id) : undefined;
};

/** The forms of this tab, and which of them are finished: the browser cannot remove their entries. */
export const createKnownForms = () => {
  let forms = sessionStore.readList(STORAGE_KEY, isKnownForm);
  const set = (next: KnownForm[]) => {
    forms = next;
    sessionStore.set(STORAGE_KEY, forms);
  };
  const find = (id: string | undefined) => forms.find(form => form.id === id);
  const closeAll = (isMeant: (form: KnownForm) => boolean) =>
    set(forms.map(form => (isMeant(form) ? { ...form, isClosed: true } : form)));

  return {
    /** Notes what a form shows. It is open, even if its record was closed before. */
    open: (id: string, path: string, state: unknown) => {
      const form = { id, record: recordIn(path, state), isClosed: false };
      set([...forms.filter(other => other.id !== id), form].slice(-MAX_FORMS));
    },
    isClosed: (id: string | undefined) => find(id)?.isClosed === true,
    hasRecord: (id: string | undefined) => find(id)?.record !== undefined,
    close: (id: string) => closeAll(form => form.id === id),
    /** Closes every form that shows this record at this path. */
    closeRecord: (path: string, id: Id) => closeAll(({ record }) => record === recordKey(path, id)),
  };
};
