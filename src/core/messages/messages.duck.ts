import { ACTION_TYPES as AUTHENTICATION } from 'core/auth/authentication-reducer';
import { createReducer, SUCCESS, type RequestAction } from 'core/redux/request';
import { storeSlice } from 'core/redux/store-slice';
import type { Identified } from 'lib/model';

export const ACTION_TYPES = {
  ADD: 'messages/ADD',
  READ: 'messages/READ',
};

export type MessageKind = 'success' | 'info' | 'warning' | 'danger';

/** A deleted record, from which a new one can be made. It is kept in memory alone. */
export interface DeletedRecord {
  /** Path of the section's form. */
  form: string;
  /** Query of the list in which it stood. */
  list: string;
  /** What it was called. */
  name: string;
  record: Identified;
}

/** What the console told the person: an alert, a toast or the end of a save. */
export interface Message {
  /** Counts up; a later message has a higher one. */
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  kind: MessageKind;
  text: string;
  deleted?: DeletedRecord;
}

type NewMessage = Omit<Message, 'id'>;

/** So many are kept, and for as long as the page and the session last. */
const MAX_COUNT = 20;

/** The same text again while its alert still stands is one message (R161). */
const SAME_WITHIN = 1500;

export interface MessagesState {
  /** Login of the account that the messages were for. */
  readonly owner: string | undefined;
  /** Newest first. */
  readonly log: readonly Message[];
  readonly lastRead: number;
}

const initialState: MessagesState = {
  owner: undefined,
  log: [],
  lastRead: 0,
};

const isRepeat = ([latest]: readonly Message[], { kind, text, at, deleted }: NewMessage) =>
  !deleted && latest?.kind === kind && latest.text === text && at - latest.at < SAME_WITHIN;

const withMessage = (state: MessagesState, message: NewMessage): MessagesState => {
  if (message.text === '' || isRepeat(state.log, message)) return state;
  const id = (state.log[0]?.id ?? state.lastRead) + 1;
  return { ...state, log: [{ ...message, id }, ...state.log].slice(0, MAX_COUNT) };
};

/** Somebody else signed in over an ended session: what was told before was not told to them. */
const ownedBy = (state: MessagesState, owner: string | undefined): MessagesState =>
  owner === state.owner ? state : { ...initialState, owner, log: state.owner ? [] : state.log };

const reducer = createReducer<MessagesState>(initialState, {
  [ACTION_TYPES.ADD]: (state, { message }: { message: NewMessage }) => withMessage(state, message),
  [ACTION_TYPES.READ]: state => ({ ...state, lastRead: state.log[0]?.id ?? state.lastRead }),
  [SUCCESS(AUTHENTICATION.GET_SESSION)]: (state, { payload }: RequestAction<{ data: { login?: string } }>) =>
    ownedBy(state, payload.data.login),
});

export const messages = storeSlice('messages', reducer);

/** Announces a text to those who listen, and keeps it among the messages. */
export const addMessage = (kind: MessageKind, text: string, deleted?: DeletedRecord) => ({
  type: ACTION_TYPES.ADD,
  message: { kind, text, at: Date.now(), deleted },
});

export const markRead = () => ({ type: ACTION_TYPES.READ });
