import { renderHook } from '@testing-library/react';
import type { LeaveAnswer } from 'core/navigation/leave-guard';
import { useUnsavedWork } from 'core/navigation/unsaved-work';
import {
  FORM,
  HANDED,
  isAt,
  LIST,
  openAt,
  OTHER,
  place,
  press,
  RECORD,
  TEXT,
  writeSomething,
} from '../../support/browser-history';

describe('unsaved work', () => {
  it('is asked about, and who stays stays', () => {
    const { history } = openAt([FORM]);
    const { ask, discard } = writeSomething('stay');
    history.push('/');
    expect([place(), ask.mock.calls.length, discard.mock.calls.length]).toEqual([FORM, 1, 0]);
  });

  it('that is stayed with is in a form that is still open', async () => {
    const { history } = openAt([FORM, RECORD]);
    const { unmount } = writeSomething('stay');
    history.push('/');
    unmount();
    await press(-1);
    await press(1);
    expect(place()).toBe(FORM);
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
    const { history } = openAt([FORM, RECORD]);
    const { ask } = writeSomething('stay');
    await press(-1, 2);
    expect([place(), ask.mock.calls.length]).toEqual([FORM, 1]);
    expect(history.location.pathname).toBe(FORM);
  });

  it.each<[LeaveAnswer, number]>([
    ['discard', 1],
    ['saved', 0],
  ])('that is left at Back by who answers %s leads where Back led, and its form is over', async (answer, discards) => {
    openAt([FORM, RECORD]);
    const { ask, discard, unmount } = writeSomething(answer);
    await press(-1, 3);
    unmount();
    expect([place(), ask.mock.calls.length, discard.mock.calls.length]).toEqual([LIST, 1, discards]);
    await press(1, 2);
    expect(place()).toBe(LIST);
  });

  it('is asked about again at the next Back', async () => {
    openAt([FORM, RECORD]);
    const { unmount } = writeSomething('saved');
    await press(-1, 3);
    unmount();
    const { ask } = writeSomething('stay');
    await press(-1, 2);
    expect([place(), ask.mock.calls.length]).toEqual([LIST, 1]);
  });

  it('is asked about nowhere on a step that leads nowhere', async () => {
    const { history, closeRecord } = openAt([FORM, RECORD]);
    await press(-1);
    closeRecord(FORM, 7);
    const { ask } = writeSomething('stay');
    await press(1, 2);
    expect([place(), history.location.pathname, ask.mock.calls.length]).toEqual([LIST, LIST, 0]);
  });

  it('is no matter any more to a history that was disposed', () => {
    const { history, dispose } = openAt([FORM]);
    const { ask } = writeSomething('stay');
    dispose();
    history.push('/');
    expect([place(), ask.mock.calls.length]).toEqual(['/', 0]);
  });

  it('is discarded without a question where nobody asks', () => {
    const { history } = openAt([FORM]);
    const discard = jest.fn();
    renderHook(() => useUnsavedWork(true, discard));
    history.push('/');
    expect([place(), discard.mock.calls.length]).toEqual(['/', 1]);
  });
});

describe('a form that ends with unsaved work', () => {
  it.each<[LeaveAnswer, number]>([
    ['discard', 1],
    ['saved', 0],
  ])('asks once, and leads to its list for who answers %s', async (answer, discards) => {
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

  it('is asked about what is written later', async () => {
    const { history, returnTo } = openAt([FORM, RECORD]);
    returnTo({ pathname: LIST });
    await isAt(LIST);
    const { ask } = writeSomething('stay');
    history.push(OTHER);
    await press(-1, 2);
    expect([place(), ask.mock.calls.length]).toEqual([LIST, 2]);
  });

  it('asks nothing on the way from its text, and goes on being open', async () => {
    const { history, returnTo } = openAt([FORM, RECORD], [TEXT, HANDED]);
    const { ask, unmount } = writeSomething('stay');
    returnTo({ pathname: FORM, state: HANDED });
    await isAt(FORM);
    expect([history.location.state, ask.mock.calls.length]).toEqual([HANDED, 0]);
    unmount();
    await press(1);
    expect(history.location.pathname).toBe(TEXT);
  });
});
