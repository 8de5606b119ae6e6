import type { AnyAction } from 'redux';
import { ACTION_TYPES as AUTHENTICATION } from 'core/auth/authentication.duck';
import { SUCCESS } from 'core/redux/request';

export const ACTION_TYPES = {
  TELL: 'messages/TELL',
  READ: 'messages/READ',
};

export type MessageKind = 'success' | 'info' | 'warning' | 'danger';

/** What the console told the person: an alert, a toast or the end of a save. */
export interface Message {
  /** Counts up; a later message has a higher one. */
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  kind: MessageKind;
  text: string;
}

/** So many are kept, and for as long as the page and the session last. */
const MAX_COUNT = 20;

/** The same text again while its alert still stands is one message (R161). */
const SAME_WITHIN = 1500;

const initialState = {
  owner: undefined as string | undefined,
  /** Newest first. */
  kept: [] as readonly Message[],
  lastRead: 0,
};

export type MessagesState = Readonly<typeof initialState>;

const isTold = ([latest]: readonly Message[], { kind, text, at }: Message) =>
  latest?.kind === kind && latest.text === text && at - latest.at < SAME_WITHIN;

const told = (state: MessagesState, message: Message): MessagesState => {
  if (message.text === '' || isTold(state.kept, message)) return state;
  const id = (state.kept[0]?.id ?? state.lastRead) + 1;
  return { ...state, kept: [{ ...message, id }, ...state.kept].slice(0, MAX_COUNT) };
};

export default (state: MessagesState = initialState, action: AnyAction): MessagesState => {
  switch (action.type) {
    case ACTION_TYPES.TELL:
      return told(state, action.message);
    case ACTION_TYPES.READ:
      return { ...state, lastRead: state.kept[0]?.id ?? state.lastRead };
    case SUCCESS(AUTHENTICATION.GET_SESSION): {
      // Somebody else signed in over an ended session: what was told before was not told to them.
      const owner: string | undefined = action.payload.data?.login;
      return owner === state.owner ? state : { ...initialState, owner, kept: state.owner ? [] : state.kept };
    }
    default:
      return state;
  }
};

/** Announces a text to those who listen, and keeps it among the messages. */
export const tell = (kind: MessageKind, text: string) => ({
  type: ACTION_TYPES.TELL,
  message: { kind, text, at: Date.now() },
});

export const markRead = () => ({ type: ACTION_TYPES.READ });

/** This duck's part of the store. */
export const selectMessages = (state: unknown) => (state as { messages: MessagesState }).messages;
