import type { History, Location } from 'history';
import { formIn } from '../entry-state';
import { createEntryIndex } from './entry-index';
import { createKnownForms } from './known-forms';

/** The form that the browser's entry belongs to. */
const formHere = () => formIn(window.history.state?.state);

/** This tab's position in its history, and which of its forms are finished. Both survive a reload. */
export const createTrail = () => {
  const forms = createKnownForms();
  const { move, store, ...index } = createEntryIndex();
  let form: string | undefined;

  const note = ({ pathname, state }: Pick<Location, 'pathname' | 'state'>) => {
    form = formIn(state);
    if (form !== undefined) forms.open(form, pathname, state);
    store(pathname);
  };
  const closeForm = () => {
    if (form !== undefined) forms.close(form);
  };

  return {
    ...index,
    /** Notes a step of the browser that `history` is not told about. */
    arrive: () => {
      index.arrive();
      form = formHere();
    },
    /** Whether the browser is at an entry of a finished form. */
    isAtClosed: () => forms.isClosed(formHere()),
    /** Whether the browser's entry belongs to the form that is shown. */
    isAtSameForm: () => form !== undefined && !forms.isClosed(form) && formHere() === form,
    closeForm,
    /** Closes the form that was saved or discarded on leaving, if a return would show its record again. */
    closeLeft: () => {
      if (forms.hasRecord(form)) closeForm();
    },
    closeRecord: forms.closeRecord,
    /** Notes the state that the entry got instead of its own. */
    revise: (pathname: string, state: unknown) => note({ pathname, state }),
    follow: (history: History) => {
      note(history.location);
      return history.listen((location, action) => {
        // The texts of the form that was here before belong to the record that it showed.
        if (action === 'REPLACE' && formIn(location.state) !== form) closeForm();
        move(action);
        note(location);
      });
    },
  };
};

export type Trail = ReturnType<typeof createTrail>;
