import { afterPaint } from './browser/idle';
import { whenNothingIsWaitedFor } from './waited-for';

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
    if (first) await first.load().catch(() => undefined);
  }
  isRunning = false;
};

/**
 * Loads something before it is needed: one load after the other, and only while nothing is under way that a person
 * waits for. A failure is ignored: who needs the file asks again.
 */
export const preloadInTurn = (rank: Rank, load: Load) => {
  links.push({ rank, load });
  void run();
};
