import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CALLS, NEVER_SENT, NOT_SPECIFIED, NOT_USED, OTHER_REQUESTS } from './contract/calls';
import { anyParameter, contractOf } from './contract/contract';
import { type Example, examplesPart } from './contract/examples';
import { pageOf } from './contract/page';
import { otherDoors } from './contract/possible-calls';
import { readSource } from './contract/source';
import { SPECIFIED } from './contract/specification';

const PAGE = 'test/CONTRACT.md';
const EXAMPLES = 'test/checks/contract/examples.json';

const source = readSource();
const contract = contractOf(source);
const made = contract.calls.map(({ name }) => name);
const madeOrNot = (calls: readonly string[], others: readonly string[]) => {
  const known = new Set(others.map(anyParameter));
  return calls.filter(call => !known.has(anyParameter(call)));
};
const specified = SPECIFIED.flatMap(({ calls }) => calls);

describe('the catalogue of calls', () => {
  it('holds every call that the code can make', () => {
    expect(made.filter(call => !(call in CALLS))).toEqual([]);
  });

  it('holds no call that the code does not make', () => {
    expect(Object.keys(CALLS).filter(call => !made.includes(call))).toEqual([]);
    expect(Object.keys(NEVER_SENT).filter(call => !contract.reachable.includes(call))).toEqual([]);
  });

  it('is of all requests: what is sent past axios is listed with its reason', () => {
    expect([...new Set(otherDoors(source))].sort()).toEqual(Object.keys(OTHER_REQUESTS).sort());
  });
});

describe('the specified calls', () => {
  it('is made whole, but for what is listed with its reason', () => {
    expect(madeOrNot(specified, made).sort()).toEqual(Object.keys(NOT_USED).sort());
  });

  it('names every call that is made, but for what is listed with its reason', () => {
    expect(madeOrNot(made, specified).sort()).toEqual(Object.keys(NOT_SPECIFIED).sort());
  });
});

describe('the reader of the code', () => {
  const planted = (...texts: string[]) =>
    readSource(Object.fromEntries(texts.map((text, index) => [`src/sections/planted-${index}/duck.ts`, text])));

  it('finds a plain call, one under another name, and those of a duck of which records are saved', () => {
    const found = contractOf(
      planted(
        `import axios from 'axios'; export const f = () => axios.get('/api/planted', { params: { since: 1 } });`,
        `import http from 'axios'; import { pathSegment } from 'core/http/path-segment'; const API = '/api';
         export const f = (id: number) => http.delete(\`\${API}/planted/\${pathSegment(id)}\`);`,
        `import { createDuck } from 'core/redux/create-duck'; import type { Named } from 'lib/model';
         const planted = createDuck<Named>({ name: 'planted', url: '/api/planted' });
         export const f = () => planted.save({ name: 'x' });`,
      ),
    ).calls.filter(({ name }) => name.includes('planted'));
    expect(found.map(({ name, query, body }) => [name, ...query, body].join(' '))).toEqual([
      'GET /api/planted since ',
      'POST /api/planted Named',
      'PUT /api/planted Named',
      'DELETE /api/planted/{id} ',
    ]);
  });

  it('finds requests past axios', () => {
    const doors = otherDoors(
      planted(
        `export const f = () => fetch('/api/planted');`,
        `export const f = () => new XMLHttpRequest();`,
        `import { Axios } from 'axios'; export const f = () => new Axios();`,
      ),
    );
    const found = doors.filter(door => door.includes('planted')).map(door => door.split(': ')[1]);
    expect(found).toEqual(['fetch', 'XMLHttpRequest', 'axios.Axios']);
  });

  it('refuses what it cannot read', () => {
    const hidden = planted(`import axios from 'axios'; export const f = () => axios(location.hash);`);
    expect(() => contractOf(hidden)).toThrow('axios used in another way');
  });
});

test('the page of the contract is up to date', () => {
  const examples = JSON.parse(readFileSync(EXAMPLES, 'utf8')) as Example[];
  const page = pageOf(contract, examplesPart(examples));
  if (process.env.WRITE_PAGES === '1') writeFileSync(PAGE, page);
  expect(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '').toBe(page);
});
