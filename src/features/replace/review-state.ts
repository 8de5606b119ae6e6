import { isPlainObject } from 'lib/is-plain-object';
import { createState } from 'lib/state';
import { keptAs, type KeptName } from './kept';

export interface ReviewState {
  /** The keys of the places that will be replaced. */
  accepted: ReadonlySet<string>;
  /** What will stand at places that were edited one by one. */
  own: ReadonlyMap<string, string>;
}

const reviews = keptAs('review');

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string');

/** What was decided in a review before; undefined if nothing is stored, or what is stored is damaged. */
const reviewOf = (stored: unknown): ReviewState | undefined => {
  const { accepted, own } = isPlainObject(stored) ? stored : {};
  if (!areTexts(accepted) || !Array.isArray(own) || !own.every(areTexts)) return undefined;
  return { accepted: new Set(accepted), own: new Map(own.map(([key = '', by = '']) => [key, by])) };
};

/** Forgets what was decided: a run of it has begun. */
export const removeReview = reviews.remove;

/** Keeps what was decided so far. */
const writeReview = async (name: KeptName, { accepted, own }: ReviewState): Promise<void> => {
  if (accepted.size + own.size === 0) await removeReview(name);
  else await reviews.write(name, { accepted: [...accepted], own: [...own] });
};

/**
 * What a person has decided about each place. Nothing is chosen at first. It is kept in this browser until a run of it
 * begins: a page that is loaded again goes on with it.
 */
export const createReviewState = (name: KeptName) => {
  const state = createState<ReviewState>({ accepted: new Set(), own: new Map() });
  /** Returns whether it is known what was decided before. */
  const open = async (): Promise<boolean> => {
    const stored = await reviews.read(name);
    if (stored.is !== 'done') return false;
    const kept = reviewOf(stored.value);
    const { accepted, own } = state.read();
    if (kept) state.set({ accepted: new Set([...kept.accepted, ...accepted]), own: new Map([...kept.own, ...own]) });
    return true;
  };
  let opened = open();
  state.subscribe(() => {
    // What could not be read is asked for again, and never written over.
    opened = opened.then(isOpen => isOpen || open());
    void opened.then(async isOpen => {
      if (isOpen) await writeReview(name, state.read());
    });
  });
  const setAccepted = (change: (accepted: Set<string>) => void) => {
    const accepted = new Set(state.read().accepted);
    change(accepted);
    state.set({ accepted });
  };
  return {
    ...state,
    accept: (key: string, isAccepted: boolean) =>
      setAccepted(accepted => void (isAccepted ? accepted.add(key) : accepted.delete(key))),
    /** Accepts all of these places, or none of them if all are accepted. */
    acceptAll: (keys: readonly string[]) => {
      const { accepted: before } = state.read();
      const areAll = keys.every(key => before.has(key));
      setAccepted(accepted => keys.forEach(key => (areAll ? accepted.delete(key) : accepted.add(key))));
    },
    /** What will stand at this place alone. */
    write: (key: string, by: string) => state.set({ own: new Map(state.read().own).set(key, by) }),
  };
};

export type Review = ReturnType<typeof createReviewState>;
