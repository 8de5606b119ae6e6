import { act, renderHook, waitFor } from '@testing-library/react';
import { createHashStateHistory } from 'core/navigation/hash-history';
import type { LeaveAnswer } from 'core/navigation/leave-guard';
import { useUnsavedWork } from 'core/navigation/open-forms';
import { endWithTest } from './end-with-test';

type Options = Parameters<typeof createHashStateHistory>;

export const LIST = '/admin/x';
export const FORM = '/admin/x/manage';
export const TEXT = '/admin/x/manage/content';
export const OTHER = '/admin/y';
export const RECORD = { record: { id: 7 } };
/** The state of a form's entry. */
export const IN_FORM = { ...RECORD, form: 'f1' };
/** The state that this form passes to the editor of its text, and gets back. */
export const HANDED = { record: { id: 7, name: 'typed' }, base: { id: 7 }, form: 'f1' };

let navigation: ReturnType<typeof createHashStateHistory>;

/** Creates the console's history at the browser's current entry. It is disposed when the test ends. */
export const openHere = (...options: Options) => {
  navigation = createHashStateHistory(...options);
  endWithTest(navigation.dispose);
  return navigation;
};

/** Creates the console's history at an address of this server, in a new entry. */
export const open = (address: string, ...options: Options) => {
  window.history.pushState(null, '', `/${address}`);
  return openHere(...options);
};

/** Opens home, then the list, then the given entries. */
export const openAt = (...entries: [path: string, state?: object][]) => {
  const opened = open('#/');
  opened.history.push(LIST);
  entries.forEach(([pathname, state]) => opened.history.push({ pathname, state }));
  return opened;
};

/** The part of the address after the hash. */
export const place = () => window.location.hash.slice(1);

export const isAt = (path: string) => waitFor(() => expect(place()).toBe(path));

/** Goes back or forward in the history, and waits for `count` `hashchange` events. */
export const press = async (steps: number, count = 1) => {
  const arrived = jest.fn();
  window.addEventListener('hashchange', arrived);
  window.history.go(steps);
  await waitFor(() => expect(arrived).toHaveBeenCalledTimes(count));
  window.removeEventListener('hashchange', arrived);
};

/** The paths that screens are notified of from now on. */
export const notifiedPaths = () => {
  const paths: string[] = [];
  endWithTest(navigation.history.listen(({ pathname }) => paths.push(pathname)));
  return paths;
};

/** A form with unsaved text. The user gives this answer when asked whether to leave. */
export const writeSomething = (answer: LeaveAnswer) => {
  const discard = jest.fn();
  const ask = jest.fn();
  const { unmount } = renderHook(() => useUnsavedWork(true, { discard }));
  navigation.askWith(callback => {
    ask();
    callback(answer);
  });
  return { ask, discard, unmount };
};

/** Opens another path of the console as a changed address does; jsdom fires no `popstate` for it. */
export const changeAddress = (path: string) =>
  act(() => {
    window.history.pushState(null, '', `#${path}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
