import type { LeaveAnswer } from 'core/navigation/leave-guard';
import {
  FORM,
  HANDED,
  IN_FORM,
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
