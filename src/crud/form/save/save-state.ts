import type { Write } from 'core/navigation/open-forms';
import type { SaveQuestion } from './internal/save-question';

/** Navigates elsewhere after a save; returns whether the form was left. */
export type GoOn = () => boolean | Promise<boolean>;

/** Why a save failed. */
interface Failure {
  error: unknown;
  /** The server may have stored the record although no usable response came. */
  mayBeStored: boolean;
  /** It may have been stored as a new record: a retry could create a second one. */
  mayBeCreated?: boolean;
  /** The server still had the record as it was opened when it was asked again. */
  isAsOpened?: boolean;
}

/** One form's latest save. It is also the lock: a save starts only where `isFree`. */
export interface SaveState {
  at: 'idle' | 'checking' | 'asking' | 'sending' | 'stored' | 'failed';
  /** The checks take so long that the form shows it. */
  isSlow: boolean;
  /** The question that is open while the save is `asking`. */
  question?: SaveQuestion;
  /** Of the latest record that was sent. It is kept while another save checks or asks, and goes when the user types. */
  failure?: Failure;
  /** A save of this form worked. Unlike `stored`, this stays true when something is typed afterwards. */
  wasSaved: boolean;
  /** No usable response came, and the server was found to have stored the record all the same. */
  isConfirmed?: boolean;
  /** Where to go once the record is stored, if not to the list. */
  goOn?: GoOn;
  /** The long text that was requested during the save. It opens once the record is stored. */
  text?: string;
}

export type SaveEvent =
  | { type: 'pressed'; goOn?: GoOn }
  | { type: 'slow' }
  | { type: 'asked'; question: SaveQuestion }
  | { type: 'answered' }
  /** The steps are over. If nothing was sent, the form is as it was before. */
  | { type: 'ended' }
  | { type: 'sent' }
  /** `hasChanged`: the user typed something while the record was being sent. */
  | { type: 'stored'; hasChanged: boolean }
  | ({ type: 'failed' } & Failure)
  /** The server was asked what it has of the record whose save it had not confirmed. */
  | { type: 'found'; isStored: boolean }
  | { type: 'typed'; isDirty: boolean }
  | { type: 'textRequested'; name: string }
  /** The editor of a text is shown: the form no longer waits for its return to the list. */
  | { type: 'textShown' };

export const NOT_SAVED: SaveState = { at: 'idle', isSlow: false, wasSaved: false };

/** Whether Save starts a save. A form that waits for its return to the list has nothing to save. */
export const isFree = ({ at }: SaveState) => at === 'idle' || at === 'failed';

/** Whether a save has started and is not over. */
export const isUnderWay = ({ at }: SaveState) => at === 'checking' || at === 'asking' || at === 'sending';

/** The write of a form that is left now would go on, or may have worked. */
export const writeOf = ({ at, failure }: SaveState): Write | undefined => {
  if (at === 'sending') return 'underWay';
  return at === 'failed' && failure?.mayBeStored ? 'unknown' : undefined;
};

/** A second press starts nothing, but may say where to go after the save. */
const pressed = (state: SaveState, goOn: GoOn | undefined): SaveState => {
  if (isFree(state)) return { ...state, at: 'checking', isSlow: false, isConfirmed: false, goOn, text: undefined };
  return isUnderWay(state) && goOn ? { ...state, goOn } : state;
};

const typed = (state: SaveState, isDirty: boolean): SaveState => {
  if (state.at === 'stored') return isDirty ? { ...state, at: 'idle' } : state;
  if (!state.failure) return state;
  return { ...state, at: state.at === 'failed' ? 'idle' : state.at, failure: undefined };
};

const failureIn = ({ error, mayBeStored, mayBeCreated }: Failure): Failure => ({ error, mayBeStored, mayBeCreated });

/** A save that has started since tells more than the answer about the one before. */
const found = (state: SaveState, isStored: boolean): SaveState => {
  if (!isFree(state)) return state;
  if (isStored) return { ...state, at: 'idle', failure: undefined, wasSaved: true, isConfirmed: true };
  return state.failure ? { ...state, failure: { ...state.failure, mayBeStored: false, isAsOpened: true } } : state;
};

const ended = (state: SaveState): SaveState =>
  state.at === 'checking' || state.at === 'asking'
    ? { ...state, at: state.failure ? 'failed' : 'idle', question: undefined }
    : state;

/** What an event changes. An event that does not belong to the state changes nothing. */
export const saveReducer = (state: SaveState, event: SaveEvent): SaveState => {
  const { at } = state;
  switch (event.type) {
    case 'pressed':
      return pressed(state, event.goOn);
    case 'slow':
      return at === 'checking' ? { ...state, isSlow: true } : state;
    case 'asked':
      return at === 'checking' ? { ...state, at: 'asking', isSlow: false, question: event.question } : state;
    case 'answered':
      return at === 'asking' ? { ...state, at: 'checking', question: undefined } : state;
    case 'ended':
      return ended(state);
    case 'sent':
      return at === 'checking' ? { ...state, at: 'sending', failure: undefined } : state;
    case 'stored':
      return at === 'sending' ? { ...state, at: event.hasChanged ? 'idle' : 'stored', wasSaved: true } : state;
    case 'failed':
      return at === 'sending' ? { ...state, at: 'failed', failure: failureIn(event) } : state;
    case 'found':
      return found(state, event.isStored);
    case 'typed':
      return typed(state, event.isDirty);
    case 'textRequested':
      return isUnderWay(state) ? { ...state, text: event.name } : state;
    case 'textShown':
      return at === 'stored' ? { ...state, at: 'idle' } : state;
  }
};

interface Form {
  isNew: boolean;
  isDirty: boolean;
  /** A form that only creates records cannot be saved once more: that would create a second one. */
  isCreateOnly: boolean;
}

/** What a form shows of its latest save. */
export interface SaveStatus {
  /** The form waits for its save, or for its return to the list after it. */
  isBusy: boolean;
  /** A save worked, and the form holds what was saved. */
  isStored: boolean;
  wasSaved: boolean;
  hasLaterChanges: boolean;
  /** The latest save failed, and nothing was typed since. */
  hasError: boolean;
  error: unknown;
  mayBeStored: boolean;
  mayBeCreated: boolean;
  isAsOpened: boolean;
  /** The latest save was found to have worked, and nothing was typed since. */
  isConfirmed: boolean;
  canSave: boolean;
  question: SaveQuestion | undefined;
}

export const statusOf = (state: SaveState, { isNew, isDirty, isCreateOnly }: Form): SaveStatus => {
  const { at, isSlow, failure, wasSaved, isConfirmed = false, question } = state;
  return {
    isBusy: at === 'sending' || at === 'stored' || (at === 'checking' && isSlow),
    isStored: at === 'stored',
    wasSaved,
    hasLaterChanges: wasSaved && isDirty,
    hasError: failure !== undefined,
    error: failure?.error,
    mayBeStored: failure?.mayBeStored ?? false,
    mayBeCreated: failure?.mayBeCreated ?? false,
    isAsOpened: failure?.isAsOpened ?? false,
    isConfirmed: isConfirmed && !isDirty,
    canSave: !wasSaved || (!isCreateOnly && !isNew),
    question,
  };
};
