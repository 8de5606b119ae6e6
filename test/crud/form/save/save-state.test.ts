import {
  isFree,
  isUnderWay,
  NOT_SAVED,
  type SaveEvent,
  saveReducer,
  type SaveState,
  statusOf,
  writeOf,
} from 'crud/form/save/save-state';

const ERROR = new Error('refused');
const failure = { error: ERROR, mayBeStored: true };
const toNext = () => true;

/** Each state of a save, as its form comes into it. */
const STATES: Record<SaveState['at'], SaveState> = {
  idle: NOT_SAVED,
  checking: { ...NOT_SAVED, at: 'checking' },
  asking: { ...NOT_SAVED, at: 'asking', question: { kind: 'gone' } },
  sending: { ...NOT_SAVED, at: 'sending' },
  stored: { ...NOT_SAVED, at: 'stored', wasSaved: true },
  failed: { ...NOT_SAVED, at: 'failed', failure },
};

const EVENTS: Record<string, SaveEvent> = {
  pressed: { type: 'pressed' },
  slow: { type: 'slow' },
  asked: { type: 'asked', question: { kind: 'gone' } },
  answered: { type: 'answered' },
  ended: { type: 'ended' },
  sent: { type: 'sent' },
  'stored as it is': { type: 'stored', hasChanged: false },
  'stored, and typed into since': { type: 'stored', hasChanged: true },
  failed: { type: 'failed', error: ERROR, mayBeStored: true },
  'found to be stored': { type: 'found', isStored: true },
  'found as it was opened': { type: 'found', isStored: false },
  'typed into': { type: 'typed', isDirty: true },
  'typed into, and as it was again': { type: 'typed', isDirty: false },
  'asked for a text': { type: 'textRequested', name: 'content' },
  'left for a text': { type: 'textShown' },
};

type Row = [event: string, ...after: SaveState['at'][]];

/** The state after each event, by the state before: idle, checking, asking, sending, stored, failed. */
const TABLE: Row[] = [
  ['pressed', 'checking', 'checking', 'asking', 'sending', 'stored', 'checking'],
  ['slow', 'idle', 'checking', 'asking', 'sending', 'stored', 'failed'],
  ['asked', 'idle', 'asking', 'asking', 'sending', 'stored', 'failed'],
  ['answered', 'idle', 'checking', 'checking', 'sending', 'stored', 'failed'],
  ['ended', 'idle', 'idle', 'idle', 'sending', 'stored', 'failed'],
  ['sent', 'idle', 'sending', 'asking', 'sending', 'stored', 'failed'],
  ['stored as it is', 'idle', 'checking', 'asking', 'stored', 'stored', 'failed'],
  ['stored, and typed into since', 'idle', 'checking', 'asking', 'idle', 'stored', 'failed'],
  ['failed', 'idle', 'checking', 'asking', 'failed', 'stored', 'failed'],
  ['found to be stored', 'idle', 'checking', 'asking', 'sending', 'stored', 'idle'],
  ['found as it was opened', 'idle', 'checking', 'asking', 'sending', 'stored', 'failed'],
  ['typed into', 'idle', 'checking', 'asking', 'sending', 'idle', 'idle'],
  ['typed into, and as it was again', 'idle', 'checking', 'asking', 'sending', 'stored', 'idle'],
  ['asked for a text', 'idle', 'checking', 'asking', 'sending', 'stored', 'failed'],
  ['left for a text', 'idle', 'checking', 'asking', 'sending', 'idle', 'failed'],
];

const BEFORE = ['idle', 'checking', 'asking', 'sending', 'stored', 'failed'] as const;
const CASES = TABLE.flatMap(([event, ...after]) => BEFORE.map((before, at) => [before, event, after[at]] as const));

it.each(CASES)('a save that is %s, when it is %s, becomes or stays %s', (before, event, after) => {
  expect(saveReducer(STATES[before], EVENTS[event]).at).toBe(after);
});

/** The state after these events, in order. */
const after = (...events: SaveEvent[]) => events.reduce(saveReducer, NOT_SAVED);

const { pressed, ended, sent, failed } = EVENTS;
const TYPED = EVENTS['typed into'];

describe('a press on Save', () => {
  it('during a save keeps its way on, unless it has one itself', () => {
    const state = after({ type: 'pressed', goOn: toNext }, pressed);
    expect(state.goOn).toBe(toNext);
    expect(saveReducer(after(pressed, sent), { type: 'pressed', goOn: toNext }).goOn).toBe(toNext);
  });

  it('drops the text that was requested during the save before', () => {
    const state = after(pressed, { type: 'textRequested', name: 'content' }, sent, failed);
    expect(state.text).toBe('content');
    expect(saveReducer(state, pressed).text).toBeUndefined();
  });

  it('keeps the failure of the save before until the record is sent again', () => {
    const state = after(pressed, sent, failed, pressed);
    expect(state).toMatchObject({ at: 'checking', failure });
    expect(saveReducer(state, ended)).toMatchObject({ at: 'failed', failure });
    expect(saveReducer(state, TYPED)).toMatchObject({ at: 'checking', failure: undefined });
    expect(saveReducer(state, sent)).toMatchObject({ at: 'sending', failure: undefined });
  });
});

describe('a save without a usable answer', () => {
  const at = (state: SaveState) => statusOf(state, { isNew: false, isDirty: false, isCreateOnly: false });

  it('R174: may be stored, until it is found to be, or typed over', () => {
    const state = after(pressed, sent, failed);
    expect([writeOf(state), at(state).mayBeStored]).toEqual(['unknown', true]);
    const found = saveReducer(state, EVENTS['found to be stored']);
    expect([writeOf(found), at(found)]).toMatchObject([
      undefined,
      { isConfirmed: true, wasSaved: true, hasError: false },
    ]);
    expect(at(saveReducer(found, pressed)).isConfirmed).toBe(false);
    expect(writeOf(saveReducer(state, TYPED))).toBeUndefined();
  });

  it('R174: is not stored yet if the server has the record as it was opened, and may be stored later', () => {
    const state = after(pressed, sent, failed, EVENTS['found as it was opened']);
    expect([writeOf(state), at(state)]).toMatchObject([
      undefined,
      { mayBeStored: false, isAsOpened: true, hasError: true },
    ]);
    expect(at(saveReducer(state, EVENTS['found to be stored']))).toMatchObject({ isConfirmed: true, hasError: false });
  });
});

it.each(BEFORE)('a save can start, or is under way, or waits for the list: %s', at => {
  const state = STATES[at];
  expect([isFree(state), isUnderWay(state), at === 'stored'].filter(Boolean)).toHaveLength(1);
});
