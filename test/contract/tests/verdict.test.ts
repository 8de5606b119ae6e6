import { parseArguments } from '../probe/arguments';
import { type Exchange } from '../probe/exchange';
import { createChecker } from '../probe/findings';
import { type Outcome, verdictOf } from '../probe/verdict';
import { ownDocument } from './own-document';

const check = createChecker(ownDocument());

const answered = (text: string, status = 200): Exchange => ({
  method: 'GET',
  path: '/api/risk-factor',
  kind: 'answered',
  status,
  headers: { 'content-type': 'application/json' },
  text,
});

const COULD_NOT: Outcome = { error: new Error('error.invalidResponse') };
const page = (...content: object[]) => JSON.stringify({ content, totalElements: content.length });
const RIGHT = { id: 1, name: 'Asma', startAge: 7 };

const verdict = (done: Exchange, outcome: Outcome, call = 'GET /api/risk-factor') =>
  verdictOf(done, outcome, body => check(call, body));

it.each<[string, Exchange, Outcome, object]>([
  ['empty where it may answer nothing', answered('', 204), { read: null }, { kind: 'empty' }],
  ['refused with 401', answered('{}', 401), COULD_NOT, { kind: 'refused', status: 401 }],
  ['broken JSON', answered('{"content":['), COULD_NOT, { kind: 'unreadable', findings: [] }],
  ['nothing where something is needed', answered(''), COULD_NOT, { kind: 'unreadable', came: 'nothing' }],
  [
    'wrong in three records',
    answered(page(...[1, 2, 3].map(id => ({ ...RIGHT, id, riskFactorGender: 7 })))),
    { read: {} },
    { kind: 'differs', findings: [{ count: 3 }] },
  ],
])('the verdict on a call is correct when the result is "%s"', (_title, done, outcome, expected) => {
  expect(verdict(done, outcome)).toMatchObject(expected);
});

/** The findings in a record, each with the effect that the report shows. */
const foundIn = (sent: object, read: object, call?: string) => {
  const found = verdict(answered(page(sent)), { read: { content: [read] } }, call);
  if (found.kind !== 'differs') return found.kind;
  return found.findings.map(({ at, expected, received }, index) => [at, expected, received, found.effects[index]]);
};

describe('a field that is not as expected', () => {
  it.each<[string, object, object, unknown[]]>([
    [
      'a text that is no number',
      { ...RIGHT, startAge: 'seven' },
      { ...RIGHT, startAge: null },
      ['content[].startAge', 'a number', '"seven"', 'the console reads nothing there'],
    ],
    [
      'a value that nobody knows',
      { ...RIGHT, riskFactorGender: 'ALL' },
      { ...RIGHT, riskFactorGender: 'ALL' },
      ['content[].riskFactorGender', 'one of BOTH, FEMALE, MALE', '"ALL"', 'the console reads it as it came'],
    ],
    [
      'a name that is missing',
      { id: 1 },
      { id: 1 },
      ['content[].name', 'a value', 'nothing', 'the console reads nothing there'],
    ],
  ])('is reported with its effect in the console: %s', (_title, sent, read, expected) => {
    expect(foundIn(sent, read)).toEqual([expected]);
  });

  it('that was renamed in a nested record is reported together with the unknown field', () => {
    const sent = { id: 1, name: 'Febre', synonymGroups: [{ id: 2, nome: 'Calor' }] };
    expect(foundIn(sent, sent, 'GET /api/symptoms')).toContainEqual([
      'content[].synonymGroups[].name',
      'a value',
      'nothing, but nome, which the console does not know',
      'the console reads nothing there',
    ]);
  });

  it('that is only missing is not reported, because a backend may omit empty fields', () => {
    expect(foundIn({ id: 1, name: 'Asma' }, {})).toBe('right');
  });
});

it.each([
  [['http://host:8080/clinic/', '--user', 'ana'], { base: 'http://host:8080/clinic', user: 'ana' }],
  [['host', '--user', 'ana'], undefined],
  [['https://host', '--user'], undefined],
  [['https://host', '--user', 'ana', '--password', 'secret'], undefined],
])('the command-line arguments %j are parsed as %j', (args, expected) => {
  expect(parseArguments(args)).toEqual(expected);
});
