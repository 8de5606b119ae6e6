import axios from 'axios';
import { isPlainObject } from 'lib/is-plain-object';
import { plainPathOf } from '../plain-jhipster';
import { createAdapter } from './adapter';
import { type Exchange, NotAllowed } from './exchange';
import { type Finding } from './findings';
import { bodyOf, rowsLack, withoutOrder } from './lists';
import { createReads, DEPENDENT, type Read } from './reads';
import { type Result } from './report';
import { rowsIn } from './rows';
import { type Outcome, type Verdict, verdictOf } from './verdict';

type Check = (call: string, body: unknown) => readonly Finding[];

interface Tried {
  /** The first exchange of a read. A second one is the console's fallback after the first failed. */
  done: Exchange | undefined;
  outcome: Outcome;
}

const NOT_SENT: Verdict = { kind: 'not tried', why: 'the console sent nothing' };

/**
 * Tries every GET call of the console, one after another, so as not to overload the backend. Rows of a list are read by
 * their ids too, and a list that refuses its order is read without one.
 */
export const probe = async (base: string, check: Check, timeout?: number): Promise<Result[]> => {
  let exchanges: Exchange[] = [];
  axios.defaults.adapter = createAdapter(base, done => exchanges.push(done), timeout);
  const attempt = async (read: Read): Promise<Tried> => {
    exchanges = [];
    try {
      const value = await read();
      return { done: exchanges[0], outcome: { read: value } };
    } catch (error) {
      if (error instanceof NotAllowed) throw error;
      return { done: exchanges[0], outcome: { error } };
    }
  };
  const verdict = (call: string, { done, outcome }: Tried) =>
    done ? verdictOf(done, outcome, body => check(call, body)) : NOT_SENT;
  const get = async (path: string) => (await attempt(async () => (await axios.get<unknown>(path)).data)).done;
  const elsewhereOf = async (call: string, done: Exchange | undefined) => {
    const path = done?.kind === 'answered' && done.status === 404 ? plainPathOf(call) : undefined;
    const other = path && (await get(path));
    return other && other.kind === 'answered' && other.status < 300 ? path : undefined;
  };
  const listed = async (call: string, tried: Tried): Promise<Result> => {
    const unordered = tried.done && (await withoutOrder(call, tried.done, get));
    const { done } = unordered ?? tried;
    const outcome = unordered ? { read: bodyOf(unordered.done) } : tried.outcome;
    const warnings = [...(unordered ? [unordered.warning] : []), ...(await rowsLack(call, done, get))];
    const elsewhere = await elsewhereOf(call, done);
    return { call, verdict: verdict(call, { done, outcome }), warnings, ...(elsewhere && { elsewhere }) };
  };
  const results: Result[] = [];
  const rows = new Map<string, unknown[]>();
  for (const [call, read] of await createReads()) {
    const tried = await attempt(read);
    rows.set(call, 'read' in tried.outcome ? rowsIn(tried.outcome.read) : []);
    results.push(await listed(call, tried));
  }
  for (const { call, from, read } of DEPENDENT) {
    const row = rows.get(from)?.find(isPlainObject);
    const nothing: Verdict = { kind: 'not tried', why: `${from} named no record to ask for` };
    results.push({ call, verdict: row ? verdict(call, await attempt(() => read(row))) : nothing });
  }
  return results.sort((one, other) => one.call.localeCompare(other.call));
};
