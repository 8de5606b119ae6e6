import { renderHook, waitFor } from '@testing-library/react';
import { useFormRecord } from 'core/navigation/form-record';
import { createHashStateHistory } from 'core/navigation/hash-history';
import type { LeaveAnswer } from 'core/navigation/leave-guard';
import { useUnsavedWork } from 'core/navigation/unsaved-work';

type Options = Parameters<typeof createHashStateHistory>;

const LIST = '/admin/x';
const FORM = '/admin/x/manage';
const TEXT = '/admin/x/manage/content';
const RECORD = { record: { id: 7 } };
/** What a form hands to its text screen, and gets back. */
const HANDED = { record: { id: 7, name: 'typed' }, base: { id: 7 } };

let navigation: ReturnType<typeof createHashStateHistory>;

/** Opens the console at an address, in an entry of its own. */
const open = (address: string, ...options: Options) => {
  window.history.pushState(null, '', address);
  navigation = createHashStateHistory(...options);
  return navigation;
};

/** Home, the list, and over it what is pushed. */
const openAt = (...entries: [path: string, state?: object][]) => {
  const opened = open('#/');
  opened.history.push(LIST);
  entries.forEach(([pathname, state]) => opened.history.push({ pathname, state }));
  return opened;
};

const place = () => window.location.hash.slice(1);
const isAt = (path: string) => waitFor(() => expect(place()).toBe(path));

/** Presses Back or Forward, and waits until so many steps of the browser have come of it. */
const press = async (steps: number, count = 1) => {
  const arrived = jest.fn();
  window.addEventListener('hashchange', arrived);
  window.history.go(steps);
  await waitFor(() => expect(arrived).toHaveBeenCalledTimes(count));
  window.removeEventListener('hashchange', arrived);
};

/** A form with text that no server has; the person answers so when asked. */
const writeSomething = (answer: LeaveAnswer) => {
  const discard = jest.fn();
  const ask = jest.fn();
  renderHook(() => useUnsavedWork(true, discard));
  navigation.askWith(callback => {
    ask();
    callback(answer);
  });
  return { ask, discard };
};

afterEach(() => navigation.dispose());

describe('an address', () => {
  it.each([
    ['#', '/'],
    ['#foo', '/foo'],
    ['#/foo?a=1', '/foo?a=1'],
    ['#/%E0%A4%A', '/'],
    ['?x=1#/foo', '/foo'],
  ])('%s is that of %s, and its entry gets a key', (address, path) => {
    open(address);
    expect(place()).toBe(path);
    expect(window.history.state.key).toMatch(/^\w{6}$/);
    expect(navigation.history.location.pathname + navigation.history.location.search).toBe(path);
  });

  it('that is in order stays as it is, with its key and state', () => {
    const state = { key: 'abc', state: { a: 1 } };
    window.history.pushState(state, '', '#/foo');
    navigation = createHashStateHistory();
    expect(window.history.state).toEqual(state);
    expect(navigation.history.location.state).toEqual({ a: 1 });
  });

  it('that somebody types gets its slash and a key, and is shown', () => {
    const { history } = openAt();
    // As a browser tells it; jsdom leaves the state out.
    window.history.pushState(null, '', '#other');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect([place(), history.location.pathname]).toEqual(['/other', '/other']);
    expect(window.history.state.key).toMatch(/^\w{6}$/);
  });
});

describe('an entry', () => {
  const named: Options[0] = location => ({ ...location, search: '?named' });

  it.each(['push', 'replace'] as const)('is completed when a location is given to %s, not when a text is', method => {
    const { history } = open('#/', named);
    history[method]({ pathname: '/a', state: { b: 1 } });
    expect([place(), window.history.state.state]).toEqual(['/a?named', { b: 1 }]);
    history[method]('/b', { c: 1 });
    expect([place(), window.history.state.state]).toEqual(['/b', { c: 1 }]);
  });

  it('keeps another state for a reload, while what is on show stays', () => {
    const { history, keepState } = open('#/', named);
    history.push('/a?q', { b: 1 });
    const { key } = window.history.state;
    keepState({ c: 1 });
    expect([place(), window.history.state]).toEqual(['/a?named', { key, state: { c: 1 } }]);
    expect(history.location).toMatchObject({ pathname: '/a', search: '?q', state: { b: 1 } });
  });
});

describe('unsaved work', () => {
  it('is asked about, and who stays stays', () => {
    const { history } = openAt([FORM]);
    const { ask, discard } = writeSomething('stay');
    history.push('/');
    expect([place(), ask.mock.calls.length, discard.mock.calls.length]).toEqual([FORM, 1, 0]);
  });

  it.each<[LeaveAnswer, number]>([
    ['discard', 1],
    ['saved', 0],
  ])('is left by who answers %s', (answer, discards) => {
    const { history } = openAt([FORM]);
    const { discard } = writeSomething(answer);
    history.push('/');
    expect([place(), discard.mock.calls.length]).toEqual(['/', discards]);
  });

  it.each<[string, 'push' | 'replace', string, object | undefined, number]>([
    ['the same screen with another state', 'replace', FORM, { ...RECORD, draft: 'd1' }, 0],
    ['another place in the list', 'replace', FORM, { ...RECORD, position: { at: 1, total: 9 } }, 1],
    ['another screen in its place', 'replace', LIST, undefined, 1],
    ['the same form once more', 'push', FORM, RECORD, 1],
    ['a text that is handed what was typed', 'push', TEXT, HANDED, 0],
  ])('on the way to %s', (_where, method, pathname, state, questions) => {
    const { history } = openAt([FORM, RECORD]);
    const { ask } = writeSomething('stay');
    history[method]({ pathname, state });
    expect(ask).toHaveBeenCalledTimes(questions);
  });

  it('is asked about at Back, which is undone', async () => {
    openAt([FORM, RECORD]);
    const { ask } = writeSomething('stay');
    await press(-1, 2);
    expect([place(), ask.mock.calls.length]).toEqual([FORM, 1]);
    expect(navigation.history.location.pathname).toBe(FORM);
  });

  it('that is given up at Back is left for where Back led, and its form is over', async () => {
    openAt([FORM, RECORD]);
    const { discard } = writeSomething('discard');
    await press(-1, 3);
    expect([place(), discard.mock.calls.length]).toEqual([LIST, 1]);
    await press(1, 2);
    expect(place()).toBe(LIST);
  });

  it('is no matter any more to a history that was disposed', () => {
    const { history, dispose } = openAt([FORM]);
    const { ask } = writeSomething('stay');
    dispose();
    history.push('/');
    expect([place(), ask.mock.calls.length]).toEqual(['/', 0]);
  });

  it('is left without a question where nobody asks', () => {
    const { history } = openAt([FORM]);
    renderHook(() => useUnsavedWork(true));
    history.push('/');
    expect(place()).toBe('/');
  });
});

describe('Back and Forward', () => {
  it('lead to what lies there, with its state', async () => {
    const { history } = openAt(['/admin/y', { a: 1 }], ['/admin/z']);
    await press(-1);
    expect(history.location).toMatchObject({ pathname: '/admin/y', state: { a: 1 } });
    await press(1);
    expect(history.location.pathname).toBe('/admin/z');
  });

  it('step over the forms of a record that was deleted', async () => {
    const { history, closeRecord } = openAt([FORM, RECORD], ['/admin/y']);
    closeRecord(FORM, 7);
    await press(-1, 2);
    await isAt(LIST);
    expect(history.location.pathname).toBe(LIST);
    await press(1, 2);
    expect(place()).toBe('/admin/y');
  });

  it('lead into no closed form, where nothing lies beyond it', async () => {
    const { closeRecord } = openAt([FORM, RECORD]);
    await press(-1);
    closeRecord(FORM, 7);
    await press(1, 2);
    expect(place()).toBe(LIST);
  });

  it('show the list in place of a closed form that nothing lies below', async () => {
    window.history.pushState({ key: 'first', state: { ...RECORD, list: '?page=2' } }, '', `#${FORM}`);
    navigation = createHashStateHistory();
    navigation.history.push('/admin/y');
    navigation.closeRecord(FORM, 7);
    await press(-1);
    await isAt(`${LIST}?page=2`);
    expect(navigation.history.location).toMatchObject({ pathname: LIST, search: '?page=2' });
  });

  it('carry what was typed between a form and its text', async () => {
    const { history } = openAt([FORM, { ...RECORD, list: '?page=2' }], [TEXT, RECORD]);
    const screen = renderHook(() => useFormRecord(() => HANDED));
    const { ask } = writeSomething('stay');
    await press(-1);
    await waitFor(() => expect(history.location.state).toEqual({ ...HANDED, list: '?page=2' }));
    expect([place(), ask.mock.calls.length]).toEqual([FORM, 0]);
    screen.unmount();
  });
});

describe('a form that ends', () => {
  it('goes back to its list, which gets another state, and is over', async () => {
    const { history, returnTo } = openAt([FORM, RECORD]);
    const { length } = window.history;
    returnTo({ pathname: LIST, search: '?page=2', state: { saved: true } });
    returnTo({ pathname: LIST, search: '?page=9' });
    await isAt(`${LIST}?page=2`);
    expect([history.location.state, window.history.length]).toEqual([{ saved: true }, length]);
    await press(1, 2);
    expect(place()).toBe(`${LIST}?page=2`);
  });

  it('gives its place to a list that does not lie right below', () => {
    const { history, returnTo } = open('#/');
    history.push({ pathname: FORM, state: RECORD });
    const { length } = window.history;
    returnTo({ pathname: LIST, state: { saved: true } });
    expect([place(), history.location.state, window.history.length]).toEqual([LIST, { saved: true }, length]);
  });

  it('asks about unsaved work first', async () => {
    const { returnTo } = openAt([FORM, RECORD]);
    const { ask } = writeSomething('stay');
    returnTo({ pathname: LIST });
    expect([place(), ask.mock.calls.length]).toEqual([FORM, 1]);
    const { discard } = writeSomething('discard');
    returnTo({ pathname: LIST });
    await isAt(LIST);
    expect(discard).toHaveBeenCalledTimes(1);
  });

  it('asks nothing on the way from its text, and goes on being open', async () => {
    const { history, returnTo } = openAt([FORM, RECORD], [TEXT, HANDED]);
    const { ask } = writeSomething('stay');
    returnTo({ pathname: FORM, state: HANDED });
    await isAt(FORM);
    expect([history.location.state, ask.mock.calls.length]).toEqual([HANDED, 0]);
  });
});
