/** Requests at a time: the server has other users. */
const AT_ONCE = 5;

/** So long, in milliseconds, others wait for a section. Then they come first, and it is asked again after them. */
const PATIENCE = 3000;

interface AskOptions<S, R> {
  /** Sends one request after the other, if it needs more than one. Rejects once the signal is aborted. */
  ask: (section: S, signal: AbortSignal) => Promise<R>;
  onAnswer: (section: S, answer: R) => void;
  onFailure: (section: S) => void;
  /** Ends everything: no request is sent after it, and nothing is told. */
  signal: AbortSignal;
}

/**
 * Asks one section. Resolves to whether its answer is known: not if others wait, and it takes too long.
 */
const askOne = async <S, R>(section: S, mayTake: () => boolean, options: AskOptions<S, R>): Promise<boolean> => {
  const { ask, onAnswer, onFailure, signal } = options;
  const own = new AbortController();
  const abort = () => own.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(() => mayTake() || abort(), PATIENCE);
  try {
    const answer = await ask(section, own.signal);
    if (!signal.aborted) onAnswer(section, answer);
  } catch {
    if (!own.signal.aborted) onFailure(section);
    return !own.signal.aborted || signal.aborted;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
  return true;
};

/**
 * Asks some sections, five at a time, in their order. None holds the others up: neither one that fails nor a slow one.
 */
export const askSections = async <S, R>(sections: readonly S[], options: AskOptions<S, R>) => {
  const waiting = [...sections];
  const slow = new Set<S>();
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined && !options.signal.aborted; next = waiting.shift()) {
      const section = next;
      const isKnown = await askOne(section, () => slow.has(section) || waiting.length === 0, options);
      if (isKnown) continue;
      slow.add(section);
      waiting.push(section);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};
