import { act, waitFor } from '@testing-library/react';
import { entries } from 'idb-keyval';
import { adoptAside } from 'features/aside/looked-up';
import type { Draft } from 'features/drafts/store/draft';
import { draftKey, draftRecord } from 'features/drafts/store/draft-address';
import { atHand, removeAtHand } from 'features/drafts/store/draft-storage';
import { draftsOfRecord, writeDraft } from 'features/drafts/store/draft-store';
import type { Id } from 'lib/model';
import { endWithTest } from './end-with-test';

let forms = 0;

/** The key of a draft that another form left of a record, or of a new record if there is no id. */
export const keyOfForm = (login: string, section: string, id?: Id, form = 'a') =>
  draftKey(draftRecord(login, section, id), form);

/** Leaves a draft as an earlier form in this browser would, and returns its key. */
export const leaveDraft = async (login: string, section: string, id: Id | undefined, draft: Draft) => {
  forms += 1;
  const key = keyOfForm(login, section, id, `left-${forms}`);
  await writeDraft(key, draft);
  removeAtHand(key);
  return key;
};

/** The stored drafts of a record, newest first. Screens may react to the database meanwhile. */
export const draftsLeft = (login: string, section: string, id?: Id) =>
  act(() => draftsOfRecord(draftRecord(login, section, id)));

/** Waits until the database has answered all that was asked before, and the screen has shown it. */
export const databaseAnswers = () => act(async () => void (await entries()));

/**
 * Removes what the page holds in its memory: the drafts outside the database, also those in the tab's storage and in
 * `localStorage`, and what was looked up.
 */
export const leavePage = () => {
  atHand().forEach(([key]) => removeAtHand(key));
  adoptAside('', []);
};

/** The database of the drafts, once it is asked which keys it has, says so only when it is told to. */
export const delayDraftKeys = (keys: readonly string[]) => {
  const late = { result: [...keys] } as unknown as IDBRequest<IDBValidKey[]>;
  const { getAllKeys } = IDBObjectStore.prototype;
  const spy = jest.spyOn(IDBObjectStore.prototype, 'getAllKeys');
  endWithTest(() => spy.mockRestore());
  spy.mockImplementation(function answer(this: IDBObjectStore, ...of) {
    return this.name === 'keyval' ? late : getAllKeys.apply(this, of);
  });
  return {
    isAsked: () => waitFor(() => expect(late.onsuccess).toEqual(expect.any(Function))),
    answer: () => act(() => late.onsuccess?.(new Event('success'))),
  };
};
