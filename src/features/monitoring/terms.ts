/**
 * What the servers' names mean. Each term has a text in the locale's `metrics`, and a pattern for the names that
 * releases of JHipster, garbage collectors and pools of connections give it. The first match counts.
 */
type Terms = readonly (readonly [string, RegExp])[];

const MEMORY = [
  ['heap', /^heap$/i],
  ['nonHeap', /^non-heap$/i],
  ['total', /^total$/i],
  ['newObjects', /eden|young/i],
  ['survivors', /survivor/i],
  ['oldObjects', /old.?gen|tenured/i],
  ['classes', /metaspace/i],
  ['compressedClasses', /class.?space/i],
  ['plainCode', /non-?profiled/i],
  ['ownCode', /non-?nmethods/i],
  ['profiledCode', /profiled/i],
  ['code', /code.?cache/i],
] as const;

const THREADS = [
  ['running', /^runnable$/i],
  ['waiting', /^waiting$/i],
  ['timedWaiting', /^timed.waiting$/i],
  ['blocked', /^blocked$/i],
  ['started', /^new$/i],
  ['ended', /^terminated$/i],
  ['daemon', /^daemon$/i],
  ['deadlocked', /^deadlock$/i],
] as const;

const RESPONSES = [
  ['serverError', /^(serverError|500)$/],
  ['unavailable', /^50[234]$/],
  ['refused', /^(badRequest|400)$/],
  ['signedOut', /^401$/],
  ['forbidden', /^403$/],
  ['notFound', /^(notFound|404)$/],
  ['wrongMethod', /^405$/],
  ['conflict', /^409$/],
  ['wrongFormat', /^415$/],
  ['succeeded', /^(ok|200)$/],
  ['created', /^(created|201)$/],
  ['withoutBody', /^(noContent|204)$/],
  ['unchanged', /^304$/],
  ['other', /^other$/],
] as const;

const CONNECTIONS = [
  ['busy', /^active/i],
  ['waitingFor', /^pending/i],
  ['idle', /^idle/i],
  ['open', /^(total)?connections$/i],
  ['most', /^max/i],
  ['least', /^min/i],
  ['lent', /^usage$/i],
  ['acquired', /^acquire$/i],
  ['made', /^creation$/i],
  ['timedOut', /^timeout/i],
] as const;

const TERMS = { memory: MEMORY, threads: THREADS, responses: RESPONSES, connections: CONNECTIONS };

export type Topic = keyof typeof TERMS;
export type Term<T extends Topic> = (typeof TERMS)[T][number][0];

/** Undefined for a name that the console does not know. */
export const termOf = <T extends Topic>(topic: T, name: string): Term<T> | undefined => {
  const terms: Terms = TERMS[topic];
  return terms.find(([, pattern]) => pattern.test(name))?.[0] as Term<T> | undefined;
};
