import { resourceNameOf } from '../openapi/calls';
import { plainPaths } from '../plain-jhipster';
import { type Finding } from './findings';
import { isDifference, type Verdict } from './verdict';

/** A call that was tried, with its verdict. */
export interface Result {
  /** `GET /api/diseases`. */
  call: string;
  verdict: Verdict;
  /** What would do harm though the console can read the response. Each begins with the call. */
  warnings?: readonly string[];
  /** The path that the backend has in the place of a missing one. */
  elsewhere?: string;
}

/** Whether a call is not as the console expects it. */
export const isWrong = ({ verdict, warnings = [] }: Result) => isDifference(verdict) || warnings.length > 0;

const times = (count: number) => (count > 1 ? `, ${count} times` : '');

const fieldLine = ({ at, expected, received, count }: Finding, effect: string) => {
  const said = `    ${at || 'the whole response'}: expected ${expected}, came ${received}${times(count)}`;
  return effect ? `${said}; ${effect}` : said;
};

const verdictLines = ({ call, verdict }: Result): string[] => {
  if (verdict.kind === 'differs')
    return [
      `  ${call} is not as expected`,
      ...verdict.findings.map((one, index) => fieldLine(one, verdict.effects[index])),
    ];
  if (verdict.kind === 'unreadable')
    return [
      `  ${call}: the console cannot read what came: ${verdict.came}`,
      ...verdict.findings.map(one => fieldLine(one, '')),
    ];
  return verdict.kind === 'failed' ? [`  ${call} ${verdict.why}`] : [];
};

const linesOf = (result: Result, screens: string): string[] => [
  ...verdictLines(result),
  ...(result.warnings ?? []).map(warning => `  ${warning}`),
  ...(screens ? [`    screens: ${screens}`] : []),
];

const list = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', `${title}:`, ...lines] : []);

const named = (results: readonly Result[], kind: Verdict['kind'], said: (verdict: Verdict) => string) =>
  results.filter(({ verdict }) => verdict.kind === kind).map(({ call, verdict }) => `  ${call}${said(verdict)}`);

const summaryOf = (results: readonly Result[]) => {
  const others = results.filter(result => !isWrong(result));
  const count = (...kinds: Verdict['kind'][]) => others.filter(({ verdict }) => kinds.includes(verdict.kind)).length;
  const parts = [
    `${results.length} calls: ${count('right')} as expected`,
    `${results.length - others.length} not`,
    `${count('refused')} refused`,
    `${count('empty', 'not tried')} with nothing to check.`,
  ];
  return parts.join(', ');
};

const missing = (results: readonly Result[]) =>
  results.filter(({ verdict }) => verdict.kind === 'failed' && verdict.why === 'answered 404').map(({ call }) => call);

/** The differences by resource, then a line with the counts, then what could not be checked and why. */
export const reportOf = (results: readonly Result[], screensOf: (call: string) => string): string => {
  const wrong = results.filter(isWrong);
  const plain = plainPaths(missing(results), path => results.some(({ elsewhere }) => elsewhere === path));
  const resources = [...new Set(wrong.map(({ call }) => resourceNameOf(call.split(' ')[1])))].sort();
  const groups = resources.flatMap(resource => [
    resource,
    ...wrong
      .filter(({ call }) => resourceNameOf(call.split(' ')[1]) === resource)
      .flatMap(result => linesOf(result, screensOf(result.call))),
    '',
  ]);
  return [
    ...groups,
    summaryOf(results),
    ...(plain ? [plain] : []),
    ...list(
      'Refused to this account, so not checked',
      named(results, 'refused', verdict => (verdict.kind === 'refused' ? ` (${verdict.status})` : '')),
    ),
    ...list('Nothing to check', [
      ...named(results, 'empty', () => ': the backend has no records here'),
      ...named(results, 'not tried', verdict => (verdict.kind === 'not tried' ? `: ${verdict.why}` : '')),
    ]),
  ].join('\n');
};
