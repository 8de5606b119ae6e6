import { SESSION_ACTIONS as AUTHENTICATION } from 'core/auth/authentication-reducer';
import { addMessage, markRead, messages, type MessagesState } from 'core/messages/messages.duck';
import { SUCCESS } from 'core/redux/request';

jest.useFakeTimers();

const { reducer } = messages;
const initial = reducer(undefined, { type: '' });

/** The state after these messages were added, `apart` milliseconds after each other. */
const stateAfter = (texts: readonly string[], apart = 0, from: MessagesState = initial) =>
  texts.reduce((state, text) => {
    const next = reducer(state, addMessage('info', text));
    jest.advanceTimersByTime(apart);
    return next;
  }, from);
const textsOf = ({ log }: MessagesState) => log.map(({ text }) => text);
const signedIn = (login?: string) => ({ type: SUCCESS(AUTHENTICATION.GET_SESSION), payload: { data: { login } } });

it('an empty text is not stored as a message', () => {
  expect(stateAfter([''])).toBe(initial);
});

it('only the latest twenty messages are stored', () => {
  const texts = Array.from({ length: 21 }, (_, at) => `m${at}`);
  expect(textsOf(stateAfter(texts))).toEqual(texts.slice(1).reverse());
});

it.each([
  ['at once', 0, 1],
  ['while its alert stands', 1_499, 1],
  ['when its alert is gone', 1_500, 2],
])(
  'R161: the same text within 1.5 s is one message: added again %s (after %d ms) it gives %d',
  (_when, apart, count) => {
    expect(stateAfter(['a', 'a'], apart).log).toHaveLength(count);
  },
);

it('the same text of another kind, or after another text, is a new message', () => {
  expect(reducer(stateAfter(['a']), addMessage('danger', 'a')).log).toHaveLength(2);
  expect(textsOf(stateAfter(['a', 'b', 'a']))).toEqual(['a', 'b', 'a']);
});

it('messages are marked as read up to the latest, and the numbering continues', () => {
  const read = reducer(stateAfter(['a', 'b']), markRead());
  expect(read.lastRead).toBe(2);
  expect(reducer({ ...read, log: [] }, markRead()).lastRead).toBe(2);
  expect(stateAfter(['c'], 0, { ...read, log: [] }).log[0].id).toBe(3);
});

it('messages without an owner go to the user who signs in and are unread again', () => {
  const state = reducer(reducer(stateAfter(['a']), markRead()), signedIn('ana'));
  expect([state.owner, textsOf(state), state.lastRead]).toEqual(['ana', ['a'], 0]);
});

it('messages of one user are removed when another user signs in', () => {
  const ofAna = stateAfter(['a'], 0, reducer(initial, signedIn('ana')));
  expect(reducer(ofAna, signedIn('ana'))).toBe(ofAna);
  expect(reducer(ofAna, signedIn('bia'))).toEqual({ owner: 'bia', log: [], lastRead: 0 });
});
