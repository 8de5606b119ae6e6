import { type EntryLocation, formIn } from 'core/navigation/entry-state';
import type { LeaveAnswer } from 'core/navigation/leave-guard';
import {
  FORM,
  HANDED,
  IN_FORM,
  isAt,
  LIST,
  notifiedPaths,
  open,
  openAt,
  openHere,
  OTHER,
  place,
  press,
  RECORD,
  TEXT,
  writeSomething,
} from '../../support/browser-history';

describe('an address', () => {
  it.each([
    ['#', '/'],
    ['#foo', '/foo'],
    ['#/foo?a=1', '/foo?a=1'],
    ['#/%E0%A4%A', '/'],
    ['?x=1#/foo', '/foo'],
  ])('%s opens the path %s, and its history entry gets a key', (address, path) => {
    const { location } = open(address).history;
    expect([window.location.pathname, place()]).toEqual(['/', path]);
    expect(window.history.state.key).toMatch(/^\w{6}$/);
    expect(location.pathname + location.search).toBe(path);
  });

  it('that is valid stays unchanged, with its key and state', () => {
    const state = { key: 'abc', state: { a: 1 } };
    window.history.pushState(state, '', '/#/foo');
    const { history } = openHere();
    expect(window.history.state).toEqual({ ...state, index: 0 });
    expect(history.location.state).toEqual({ a: 1 });
  });

  it.each([
    ['#other', 'gets its slash', '/other'],
    ['#/%E0%A4%A', 'becomes that of home', '/'],
  ])('R2, F71: that the user types as %s %s, gets a key and is shown', (typed, _what, path) => {
    const { history } = openAt();
    // The event that a browser fires. jsdom leaves out its state.
    window.history.pushState(null, '', typed);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect([place(), history.location.pathname]).toEqual([path, path]);
    expect(window.history.state.key).toMatch(/^\w{6}$/);
  });
});

it('an address that the user types opens a form that later states belong to', () => {
  const { history } = openAt();
  window.history.pushState(null, '', `#${FORM}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  const form = formIn(history.location.state);
  expect(form).toMatch(/^\w{6}$/);
  history.replace({ pathname: FORM, state: { draft: 'd1', form } });
  expect(history.location.state).toEqual({ draft: 'd1', form });
});

describe('a history entry', () => {
  const named = (location: EntryLocation) => ({ ...location, search: `?of=${location.pathname}` });

  it.each(['push', 'replace'] as const)('is completed when %s receives an object or a string', method => {
    const { history } = open('#/', named);
    history[method]({ pathname: '/a', state: { b: 1 } });
    expect([place(), window.history.state.state]).toEqual(['/a?of=/a', { b: 1 }]);
    history[method]('/b', { c: 1 });
    expect([place(), window.history.state.state]).toEqual(['/b?of=/b', { c: 1 }]);
  });

  it('stores a new state for a reload, while the shown location stays the same', () => {
    const { history, keepState } = open('#/', named);
    history.push({ pathname: '/a', state: { b: 1 } });
    const { key } = window.history.state;
    keepState({ c: 1 });
    expect([place(), window.history.state]).toEqual(['/a?of=/a', { key, state: { c: 1 }, index: 1, below: '/' }]);
    expect(history.location).toMatchObject({ pathname: '/a', state: { b: 1 } });
  });

  it('that receives a record later is skipped by Back after the record is closed', async () => {
    const { history, keepState, closeRecord } = openAt([FORM]);
    keepState({ ...RECORD, form: formIn(history.location.state) });
    history.push(OTHER);
    closeRecord(FORM, 7);
    await press(-1, 2);
    expect(place()).toBe(LIST);
  });
});

describe('Back and Forward', () => {
  it.each<[string, [path: string, state?: object][]]>([
    ['the form of a deleted record', [[FORM, RECORD]]],
    [
      'a finished form and its text together',
      [
        [FORM, IN_FORM],
        [TEXT, IN_FORM],
      ],
    ],
  ])('skip %s, in both directions, and show none of it', async (_what, entries) => {
    const { closeRecord } = openAt(...entries, [OTHER]);
    closeRecord(FORM, 7);
    const paths = notifiedPaths();
    const moves = entries.length + 1;
    await press(-1, moves);
    expect([place(), paths]).toEqual([LIST, [LIST]]);
    await press(1, moves);
    expect([place(), paths]).toEqual([OTHER, [LIST, OTHER]]);
  });

  it.each<[string, number[], number[]]>([
    ['on the screen after it', [], [-1, 1]],
    ['on the screen before it', [-1], [1]],
  ])('R212: after a reload %s still skip a finished form, also forward', async (_where, before, after) => {
    const { closeRecord, dispose } = openAt([FORM, RECORD], [OTHER]);
    closeRecord(FORM, 7);
    for (const step of before) await press(step, 2);
    dispose();
    openHere();
    const paths = notifiedPaths();
    for (const step of after) await press(step, 2);
    expect([place(), paths]).toEqual([OTHER, after.map(step => (step < 0 ? LIST : OTHER))]);
  });

  it('do not open the text of the record that the form showed before', async () => {
    const { history } = openAt([FORM, IN_FORM], [TEXT, IN_FORM]);
    await press(-1);
    history.replace({ pathname: FORM, state: { record: { id: 8 } } });
    await press(1, 2);
    expect(place()).toBe(FORM);
  });

  it('show the list instead of a closed form that is the first entry', async () => {
    window.history.pushState({ key: 'first', state: { ...RECORD, list: '?page=2' } }, '', `/#${FORM}`);
    const { history, closeRecord } = openHere();
    history.push(OTHER);
    closeRecord(FORM, 7);
    const paths = notifiedPaths();
    await press(-1);
    await isAt(`${LIST}?page=2`);
    expect(history.location).toMatchObject({ pathname: LIST, search: '?page=2' });
    expect(paths).toEqual([LIST]);
  });

  it('show the list instead of a closed first entry, and the form that was left opens again on Forward', async () => {
    window.history.pushState({ key: 'first', state: { ...RECORD, form: 'f0' } }, '', `/#${FORM}`);
    const { history, closeRecord } = openHere();
    history.push({ pathname: `${OTHER}/manage`, state: { record: { id: 8 } } });
    closeRecord(FORM, 7);
    await press(-1);
    await isAt(LIST);
    await press(1);
    expect(history.location).toMatchObject({ pathname: `${OTHER}/manage`, state: { record: { id: 8 } } });
  });
});

describe('a form that closes', () => {
  it('returns to its list with a new state and cannot be reopened with Forward', async () => {
    const { history, returnTo } = openAt([FORM, RECORD]);
    const { length } = window.history;
    returnTo({ pathname: LIST, search: '?page=2', state: { saved: true } });
    returnTo({ pathname: LIST, search: '?page=9' });
    await isAt(`${LIST}?page=2`);
    expect([history.location.state, window.history.length]).toEqual([{ saved: true }, length]);
    await press(1, 2);
    expect(place()).toBe(`${LIST}?page=2`);
  });

  it('also returns to the first screen of the tab and cannot be reopened with Forward', async () => {
    const { history, returnTo } = open('#/');
    history.push({ pathname: FORM, state: RECORD });
    returnTo({ pathname: '/', search: '?found' });
    await isAt('/?found');
    await press(1, 2);
    expect(place()).toBe('/?found');
  });

  it('is skipped by Forward, which still opens the entry after it', async () => {
    const { returnTo } = openAt([FORM, RECORD], [OTHER]);
    await press(-1);
    returnTo({ pathname: LIST });
    await isAt(LIST);
    await press(1, 2);
    expect(place()).toBe(OTHER);
  });

  it('is replaced by its list if the list is not the entry right before it', () => {
    const { history, returnTo } = open('#/');
    history.push({ pathname: FORM, state: RECORD });
    const { length } = window.history;
    returnTo({ pathname: LIST, state: { saved: true } });
    expect([place(), history.location.state, window.history.length]).toEqual([LIST, { saved: true }, length]);
  });
});

it('Back opens a form without a record again after its text was discarded', async () => {
  const { history } = openAt([FORM]);
  writeSomething('discard');
  history.push(OTHER);
  await press(-1);
  expect(place()).toBe(FORM);
});

describe('unsaved work', () => {
  it('does not close its form if the user stays, so Forward opens the form again', async () => {
    const { history } = openAt([FORM, RECORD]);
    const { unmount } = writeSomething('stay');
    history.push('/');
    unmount();
    await press(-1);
    await press(1);
    expect(place()).toBe(FORM);
  });

  it.each<[string, 'push' | 'replace', string, object | undefined, number]>([
    ['the same screen with another state', 'replace', FORM, { ...IN_FORM, draft: 'd1' }, 0],
    ['another place in the list', 'replace', FORM, { ...RECORD, position: { at: 1, total: 9 } }, 1],
    ['another screen in its place', 'replace', LIST, undefined, 1],
    ['the same form once more', 'push', FORM, RECORD, 1],
    ['the editor of its text', 'push', TEXT, HANDED, 0],
    ['the text of another form', 'push', TEXT, { ...HANDED, form: 'f2' }, 1],
  ])('triggers the leave prompt or not when the user opens %s', (_where, method, pathname, state, questions) => {
    const { history } = openAt([FORM, IN_FORM]);
    const { ask } = writeSomething('stay');
    history[method]({ pathname, state });
    expect(ask).toHaveBeenCalledTimes(questions);
  });

  it.each<[LeaveAnswer, number]>([
    ['discard', 1],
    ['saved', 0],
  ])('is left on Back if the user chooses %s, and Forward does not open the form again', async (answer, discards) => {
    openAt([FORM, RECORD]);
    const { ask, discard, unmount } = writeSomething(answer);
    await press(-1, 3);
    unmount();
    expect([place(), ask.mock.calls.length, discard.mock.calls.length]).toEqual([LIST, 1, discards]);
    await press(1, 2);
    expect(place()).toBe(LIST);
  });

  it('triggers the leave prompt again on the next Back', async () => {
    openAt([FORM, RECORD]);
    const { unmount } = writeSomething('saved');
    await press(-1, 3);
    unmount();
    const { ask } = writeSomething('stay');
    await press(-1, 2);
    expect([place(), ask.mock.calls.length]).toEqual([LIST, 1]);
  });

  it('does not trigger the leave prompt if Forward has no open entry', async () => {
    const { history, closeRecord } = openAt([FORM, RECORD]);
    await press(-1);
    closeRecord(FORM, 7);
    const { ask } = writeSomething('stay');
    await press(1, 2);
    expect([place(), history.location.pathname, ask.mock.calls.length]).toEqual([LIST, LIST, 0]);
  });
});

describe('a form that closes with unsaved work', () => {
  it.each<[LeaveAnswer, number]>([
    ['discard', 1],
    ['saved', 0],
  ])('asks once and returns to its list if the user chooses %s', async (answer, discards) => {
    const { returnTo } = openAt([FORM, RECORD]);
    const stayed = writeSomething('stay');
    returnTo({ pathname: LIST });
    expect([place(), stayed.ask.mock.calls.length]).toEqual([FORM, 1]);
    stayed.unmount();
    const { ask, discard } = writeSomething(answer);
    returnTo({ pathname: LIST });
    await isAt(LIST);
    expect([ask.mock.calls.length, discard.mock.calls.length]).toEqual([1, discards]);
  });

  it('does not suppress the leave prompt for text that is typed after it closed', async () => {
    const { history, returnTo } = openAt([FORM, RECORD]);
    returnTo({ pathname: LIST });
    await isAt(LIST);
    const { ask } = writeSomething('stay');
    history.push(OTHER);
    await press(-1, 2);
    expect([place(), ask.mock.calls.length]).toEqual([LIST, 2]);
  });

  it('shows no prompt on return from its text screen and stays open', async () => {
    const { history, returnTo } = openAt([FORM, IN_FORM], [TEXT, HANDED]);
    const { ask, unmount } = writeSomething('stay');
    returnTo({ pathname: FORM, state: HANDED });
    await isAt(FORM);
    expect([history.location.state, ask.mock.calls.length]).toEqual([HANDED, 0]);
    unmount();
    await press(1);
    expect(history.location.pathname).toBe(TEXT);
  });
});
