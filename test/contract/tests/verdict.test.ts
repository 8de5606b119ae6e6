import { parseArguments } from '../probe/arguments';
import { type Exchange } from '../probe/exchange';
import { createChecker } from '../probe/findings';
import { reportOf } from '../probe/report';
import { type Outcome, verdictOf } from '../probe/verdict';
import { ownDocument } from './own-document';

const check = createChecker(ownDocument());

const GET = { method: 'GET', path: '/api/risk-factor' };

const answered = (text: string, status = 200, type = 'application/json'): Exchange => ({
  ...GET,
  kind: 'answered',
  status,
  headers: { 'content-type': type },
  text,
});

const couldRead = (read: unknown): Outcome => ({ read });
const COULD_NOT: Outcome = { error: new Error('error.invalidResponse') };
const page = (...content: object[]) => JSON.stringify({ content, totalElements: content.length });
const RIGHT = { id: 1, name: 'Asma', startAge: 7 };

const verdict = (done: Exchange, outcome: Outcome, call = 'GET /api/risk-factor') =>
  verdictOf(done, outcome, body => check(call, body));

describe('the verdict on a call', () => {
  it.each<[string, Exchange, Outcome, object]>([
    ['right', answered(page(RIGHT)), couldRead({}), { kind: 'right', rows: 1 }],
    ['empty', answered(page()), couldRead({}), { kind: 'empty' }],
    ['empty where it may answer nothing', answered('', 204), couldRead(null), { kind: 'empty' }],
    ['refused with 401', answered('{}', 401), COULD_NOT, { kind: 'refused', status: 401 }],
    ['refused with 403', answered('<h1>403</h1>', 403, 'text/html'), COULD_NOT, { kind: 'refused', status: 403 }],
    [
      'HTML',
      answered('<!doctype html>', 200, 'text/html'),
      COULD_NOT,
      { kind: 'failed', why: 'answered a page of HTML instead of JSON (status 200)' },
    ],
    ['a failure', answered('{}', 500), COULD_NOT, { kind: 'failed', why: 'answered 500' }],
    [
      'a redirect',
      { ...GET, kind: 'redirected', status: 302, to: '/login' },
      COULD_NOT,
      { kind: 'failed', why: 'is redirected (302) to /login' },
    ],
    ['no answer', { ...GET, kind: 'timed out' }, COULD_NOT, { kind: 'failed', why: 'gave no response in time' }],
    [
      'nobody there',
      { ...GET, kind: 'unreachable', why: 'refused' },
      COULD_NOT,
      { kind: 'failed', why: 'could not be reached: refused' },
    ],
    ['unreadable', answered('{"items":[]}'), COULD_NOT, { kind: 'unreadable', came: '{"items":[]}' }],
    ['broken JSON', answered('{"content":['), COULD_NOT, { kind: 'unreadable', findings: [] }],
    ['nothing where something is needed', answered(''), COULD_NOT, { kind: 'unreadable', came: 'nothing' }],
  ])('is correct when the result is "%s"', (_title, done, outcome, expected) => {
    expect(verdict(done, outcome)).toMatchObject(expected);
  });
});

/** The findings in a record, each with the effect that the report shows. */
const foundIn = (sent: object, read: object, call?: string) => {
  const found = verdict(answered(page(sent)), couldRead({ content: [read] }), call);
  if (found.kind !== 'differs') return found.kind;
  return found.findings.map(({ at, expected, received }, index) => [at, expected, received, found.effects[index]]);
};

describe('a field that is not as expected', () => {
  it.each<[string, object, object, unknown]>([
    [
      'a text for a number',
      { ...RIGHT, startAge: '7' },
      RIGHT,
      [['content[].startAge', 'a number', '"7"', 'the console reads it as 7']],
    ],
    [
      'a text that is no number',
      { ...RIGHT, startAge: 'seven' },
      { ...RIGHT, startAge: null },
      [['content[].startAge', 'a number', '"seven"', 'the console reads nothing there']],
    ],
    [
      'a value that nobody knows',
      { ...RIGHT, riskFactorGender: 'ALL' },
      { ...RIGHT, riskFactorGender: 'ALL' },
      [['content[].riskFactorGender', 'one of BOTH, FEMALE, MALE', '"ALL"', 'the console reads it as it came']],
    ],
    [
      'a name that is missing',
      { id: 1 },
      { id: 1 },
      [['content[].name', 'a value', 'nothing', 'the console reads nothing there']],
    ],
  ])('is reported with its effect in the console: %s', (_title, sent, read, expected) => {
    expect(foundIn(sent, read)).toEqual(expected);
  });

  it('that was renamed is reported together with the unknown field', () => {
    const whole = { ...RIGHT, isPregnant: false, lowerThanOneMonth: false, endAge: 9, riskFactorGender: 'BOTH' };
    const { name, ...rest } = { ...whole, riskFactorAgeRange: null };
    expect(foundIn({ ...rest, nome: name }, rest)).toEqual([
      ['content[].name', 'a value', 'nothing, but nome, which the console does not know', expect.any(String)],
    ]);
  });

  it('that was renamed in a nested record is reported too', () => {
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

  it('is counted once for each record', () => {
    const rows = [1, 2, 3].map(id => ({ id, name: 'Asma', riskFactorGender: 7 }));
    expect(verdict(answered(page(...rows)), couldRead({}))).toMatchObject({ findings: [{ count: 3 }] });
  });
});

describe('the report', () => {
  it('lists fields and screens by resource, then the calls that were not checked and the reasons', () => {
    const differing = verdict(answered(page({ ...RIGHT, startAge: '7' })), couldRead({ content: [RIGHT] }));
    const report = reportOf(
      [
        { call: 'GET /api/groups', verdict: { kind: 'right', rows: 2 } },
        { call: 'GET /api/plans', verdict: { kind: 'empty' } },
        { call: 'GET /api/risk-factor', verdict: differing },
        { call: 'GET /api/users', verdict: { kind: 'refused', status: 403 } },
        { call: 'GET /api/users/{login}', verdict: { kind: 'not tried', why: 'GET /api/users named no record' } },
        { call: 'GET /management/env', verdict: { kind: 'failed', why: 'answered 500' } },
      ],
      call => (call.includes('risk') ? '#/application-admin/risk-factor' : ''),
    );
    expect(report.split('\n')).toEqual([
      'management',
      '  GET /management/env answered 500',
      '',
      'risk-factor',
      '  GET /api/risk-factor is not as expected',
      '    content[].startAge: expected a number, came "7"; the console reads it as 7',
      '    screens: #/application-admin/risk-factor',
      '',
      '6 calls: 1 as expected, 2 not, 1 refused, 2 with nothing to check.',
      '',
      'Refused to this account, so not checked:',
      '  GET /api/users (403)',
      '',
      'Nothing to check:',
      '  GET /api/plans: the backend has no records here',
      '  GET /api/users/{login}: GET /api/users named no record',
    ]);
  });
});

describe('the command-line arguments', () => {
  it.each([
    [['https://host/', '--user', 'ana'], { base: 'https://host', user: 'ana' }],
    [['http://host:8080/clinic/', '--user', 'ana'], { base: 'http://host:8080/clinic', user: 'ana' }],
    [['host', '--user', 'ana'], undefined],
    [['https://host'], undefined],
    [['https://host', '--user'], undefined],
    [['https://host', '--user', 'ana', '--password', 'secret'], undefined],
    [[], undefined],
  ])('%j are parsed as %j', (args, expected) => {
    expect(parseArguments(args)).toEqual(expected);
  });
});
