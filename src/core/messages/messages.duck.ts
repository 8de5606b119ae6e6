import { SESSION_ACTIONS as AUTHENTICATION } from 'core/auth/authentication-reducer';
import { createReducer, type RequestAction, SUCCESS, type Thunk } from 'core/redux/request';
import type { Id, Identified } from 'lib/model';
import { storeSlice } from 'lib/store-slice';

export const MESSAGE_ACTIONS = {
  ADD: 'messages/ADD',
  READ: 'messages/READ',
  UNDONE: 'messages/UNDONE',
};

export type MessageKind = 'success' | 'info' | 'warning' | 'danger';

/** A deleted record from which a new one can be made. It is stored in memory only. */
export interface DeletedRecord {
  /** Path of the section's form. */
  form: string;
  /** Query of the list that contained it. */
  list: string;
  /** The name of the record. */
  name: string;
  record: Identified;
}

/** A screen of the console, as an address within it. */
export interface MessageLink {
  to: string;
  text: string;
}

/** Takes back what a message tells by a request. */
export interface SentUndo {
  /** Does it in the list that told the message. Resolves to false if that list is not shown any more. */
  inList: () => Promise<boolean>;
  /** Does it where that list is not shown. */
  send: Thunk;
  /** Reads what such lists show again. */
  reload: Thunk;
  /** Said once it is undone. */
  done: () => string;
}

/** Opens the form of a saved record with what stood before: its user saves it. */
export interface OpenedUndo {
  /** The id of the record. */
  id: Id;
  /** The form, and the state of its entry. */
  form: { pathname: string; state: object };
}

/** Takes back what a message tells. It is stored in memory only. */
export type Undo = SentUndo | OpenedUndo;

/** What the console showed to the user: an alert, a toast or the result of a save. */
export interface Message {
  /** Counts up: a later message has a higher id. */
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  kind: MessageKind;
  text: string;
  deleted?: DeletedRecord;
  /** What the server answered, for the user who reports a failure. */
  details?: string;
  /** Where the user can see what the message is about. */
  link?: MessageLink;
  undo?: Undo;
}

type NewMessage = Omit<Message, 'id'>;

/** At most this many are stored, for as long as the page and the session last. */
const MAX_COUNT = 20;

/** The same text again within this time, in milliseconds, is one message: its alert is still visible (R161). */
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

const isRepeat = ([latest]: readonly Message[], { kind, text, at, deleted, undo }: NewMessage) =>
  !(deleted ?? undo) && latest?.kind === kind && latest.text === text && at - latest.at < SAME_WITHIN;

const withMessage = (state: MessagesState, message: NewMessage): MessagesState => {
  if (message.text === '' || isRepeat(state.log, message)) return state;
  const id = (state.log[0]?.id ?? state.lastRead) + 1;
  return { ...state, log: [{ ...message, id }, ...state.log].slice(0, MAX_COUNT) };
};

/** Another user signed in over an ended session: the earlier messages were not for that user. */
const ownedBy = (state: MessagesState, owner: string | undefined): MessagesState =>
  owner === state.owner ? state : { ...initialState, owner, log: state.owner ? [] : state.log };

const reducer = createReducer<MessagesState>(initialState, {
  [MESSAGE_ACTIONS.ADD]: (state, { message }: { message: NewMessage }) => withMessage(state, message),
  [MESSAGE_ACTIONS.READ]: state => ({ ...state, lastRead: state.log[0]?.id ?? state.lastRead }),
  [MESSAGE_ACTIONS.UNDONE]: (state, { undo }: Pick<Message, 'undo'>) => ({
    ...state,
    log: state.log.map(message => (message.undo === undo ? { ...message, undo: undefined } : message)),
  }),
  [SUCCESS(AUTHENTICATION.GET_SESSION)]: (state, { payload }: RequestAction<{ data: { login?: string } }>) =>
    ownedBy(state, payload.data.login),
});

export const messages = storeSlice('messages', reducer);

/** Announces a text to screen readers and stores it among the messages. */
export const addMessage = (
  kind: MessageKind,
  text: string,
  more: Pick<Message, 'deleted' | 'details' | 'link' | 'undo'> = {},
) => ({
  type: MESSAGE_ACTIONS.ADD,
  message: { kind, text, at: Date.now(), ...more },
});

/** Withdraws an offer to undo something, because it is being undone. */
export const markUndone = (undo: Undo) => ({ type: MESSAGE_ACTIONS.UNDONE, undo });

export const markRead = () => ({ type: MESSAGE_ACTIONS.READ });
