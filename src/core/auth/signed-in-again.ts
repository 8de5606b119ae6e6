import { useSyncExternalStore } from 'react';
import { createSignal } from 'lib/signal';

let isAgain = false;
const changes = createSignal();

/** Notes that the owner of an unsaved form signed in again over it. With false, it was saved or left meanwhile. */
export const noteSignedInAgain = (value: boolean) => {
  isAgain = value;
  changes.notify();
};

/** Whether the user signed in again over the forms on this page, and has not saved them yet. */
export const useSignedInAgain = () => useSyncExternalStore(changes.subscribe, () => isAgain);
