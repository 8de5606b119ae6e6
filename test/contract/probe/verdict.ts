import { stepInto } from '../openapi/resolve';
import { type Exchange, failureOf } from './exchange';
import { type Finding, shown } from './findings';
import { isList, isNothing, parsed, rowsIn } from './rows';

/** What is known about a call after it was tried. */
export type Verdict =
  | { kind: 'right'; rows: number }
  | { kind: 'empty' }
  | { kind: 'differs'; findings: readonly Finding[]; effects: readonly string[] }
  | { kind: 'unreadable'; came: string; findings: readonly Finding[] }
  | { kind: 'refused'; status: number }
  | { kind: 'failed'; why: string }
  | { kind: 'not tried'; why: string };

/** How the console read a response: the value it read, or the error. */
export type Outcome = { read: unknown } | { error: unknown };

type Answered = Extract<Exchange, { kind: 'answered' }>;

const isHtml = ({ text, headers }: Answered) => /html/i.test(headers['content-type'] ?? '') || /^\s*</.test(text);

/** The value at a pointer such as `/content/3/groups/0`, inside the rows as the console read them. */
const valueRead = (read: unknown, pointer: string) => {
  const steps = pointer.split('/').slice(1);
  const isPage = steps[0] === 'content';
  const [index, ...inside] = isPage ? steps.slice(1) : /^\d+$/.test(steps[0] ?? '') ? steps : ['0', ...steps];
  return inside.reduce(stepInto, rowsIn(read)[Number(index)]);
};

/** What the console reads from a field that is not as expected; empty if the whole response is wrong. */
export const effectOf = ({ at, pointer, received }: Finding, read: unknown): string => {
  if (at === '') return '';
  const value = pointer === undefined ? undefined : valueRead(read, pointer);
  if (isNothing(value)) return 'the console reads nothing there';
  return shown(value) === received ? 'the console reads it as it came' : `the console reads it as ${shown(value)}`;
};

const ofResponse = (done: Answered, outcome: Outcome, check: (body: unknown) => readonly Finding[]): Verdict => {
  const { status, text } = done;
  const isRead = 'read' in outcome;
  if (status === 401 || status === 403) return { kind: 'refused', status };
  if (isHtml(done)) return { kind: 'failed', why: `answered a page of HTML instead of JSON (status ${status})` };
  // Some failures have a meaning, such as 404 if nothing is waiting for release. The console reads those.
  if (!isRead && status >= 400) return { kind: 'failed', why: `answered ${status}` };
  const body = parsed(text);
  if (status === 204 || status === 404 || text === '' || body === null || (isList(body) && rowsIn(body).length === 0))
    return isRead ? { kind: 'empty' } : { kind: 'unreadable', came: 'nothing', findings: [] };
  const findings = body === undefined ? [] : check(body);
  if (!isRead) return { kind: 'unreadable', came: shown(body ?? text), findings };
  if (findings.length === 0) return { kind: 'right', rows: rowsIn(body).length };
  return { kind: 'differs', findings, effects: findings.map(finding => effectOf(finding, outcome.read)) };
};

/** The verdict on a call: the result of the request, how the console read it, and what is wrong in each field. */
export const verdictOf = (done: Exchange, outcome: Outcome, check: (body: unknown) => readonly Finding[]): Verdict => {
  if (done.kind !== 'answered') return { kind: 'failed', why: failureOf(done) };
  return ofResponse(done, outcome, check);
};

/** Whether a verdict is a difference. Nothing is known about a call that was refused, empty or not tried. */
export const isDifference = ({ kind }: Verdict) => ['differs', 'unreadable', 'failed'].includes(kind);
