import { whenNothingIsWaitedFor } from 'lib/waited-for';
import { afterPaint } from './idle';

type Load = () => Promise<unknown>;

/**
 * The most urgent first: what the user points at, what lies below this screen, what is needed once the connection or
 * the session is lost, and what else may be opened.
 */
const RANKS = ['aimed', 'next', 'lost', 'rest'] as const;
export type Rank = (typeof RANKS)[number];

interface Link {
  rank: Rank;
  load: Load;
}

/** What the user is about to press does not wait until the browser is idle. */
const isUrgent = ({ rank }: Link) => rank === 'aimed' || rank === 'next';

let links: Link[] = [];
let isRunning = false;
let isCalling = false;

/**
 * Whether the files of the import that is being called can come one after the other. The answer holds until the
 * caller's first `await`.
 */
export const isForLater = () => isCalling;

const call = (link: Link) => {
  isCalling = !isUrgent(link);
  try {
    return link.load();
  } finally {
    isCalling = false;
  }
};

const takeFirst = () => {
  const [first] = RANKS.flatMap(rank => links.filter(link => link.rank === rank));
  links = links.filter(link => link !== first);
  return first;
};

const run = async () => {
  if (isRunning) return;
  isRunning = true;
  while (links.length > 0) {
    if (!links.some(isUrgent)) await new Promise<void>(afterPaint);
    await whenNothingIsWaitedFor();
    const first = takeFirst();
    if (first) await call(first).catch(() => undefined);
  }
  isRunning = false;
};

interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Only some browsers tell that a line is metered or slow. */
const isLineDear = () => {
  const { connection } = navigator as { readonly connection?: Line };
  return connection !== undefined && (connection.saveData === true || connection.effectiveType !== '4g');
};

/**
 * Loads something before it is needed: one load after the other, and only while nothing is under way that a person
 * waits for. A failure is ignored: who needs the file asks again. On a metered or slow line, the rest is left out.
 */
export const preloadInTurn = (rank: Rank, load: Load) => {
  if (rank === 'rest' && isLineDear()) return;
  links.push({ rank, load });
  void run();
};
