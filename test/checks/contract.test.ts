import { Validator } from '@seriousme/openapi-schema-validator';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { openApiOf } from '../contract/openapi/document';
import { textOf } from '../contract/openapi/text';
import { CALLS, NOT_SPECIFIED, NOT_USED, OTHER_REQUESTS } from './contract/calls';
import { type Example, examplesPart } from './contract/examples';
import { anyParameter, pageOf } from './contract/page';
import { mergeFresh, readRecordings } from './contract/recordings';
import { SPECIFIED } from './contract/specification';
import { readSources } from './imports';

const PAGE = 'test/CONTRACT.md';
const OPEN_API = 'test/openapi.json';
const EXAMPLES = 'test/checks/contract/examples.json';

if (process.env.WRITE_PAGES === '1') mergeFresh();

const recordings = readRecordings();
const catalog = Object.keys(CALLS);
const specified = SPECIFIED.flatMap(({ calls }) => calls);
const without = (calls: readonly string[], others: readonly string[]) => {
  const known = new Set(others.map(anyParameter));
  return calls.filter(call => !known.has(anyParameter(call)));
};

/** What a pattern finds in the code, as `file: what`. */
const found = (pattern: RegExp) =>
  Object.entries(readSources()).flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([, what]) => `${file}: ${what}`),
  );

describe('the catalog of calls', () => {
  // The test that represents a call fails if it does not make the call (`callsNotMade`).
  it('contains exactly the calls that the tests make through the screens of the console', () => {
    expect(Object.keys(recordings).sort()).toEqual([...catalog].sort());
    expect(Object.values(recordings).filter(({ test }) => !existsSync(test))).toEqual([]);
  });

  it('contains every API path that is written in the code', () => {
    const isKnown = (path: string) =>
      catalog.some(call => call.split(' ')[1] === path || call.split(' ')[1].startsWith(`${path.replace(/\/$/, '')}/`));
    const addresses = found(/['"`]\/?((?:api|management)\/[^'"`?$]+)/g);
    expect(addresses.length).toBeGreaterThan(50);
    expect(addresses.filter(address => !isKnown(`/${address.split(': ')[1]}`))).toEqual([]);
  });

  it('R150: covers all requests: those that are sent without axios are listed with a reason', () => {
    const entryPoints = found(/\b(fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\(/g);
    expect([...new Set(entryPoints)].sort()).toEqual(Object.keys(OTHER_REQUESTS).sort());
  });
});

describe('the specified calls', () => {
  it('R125, R149: are all made by the console, except those that are listed with a reason', () => {
    expect(without(specified, catalog).sort()).toEqual(Object.keys(NOT_USED).sort());
  });

  it('R149: include every call that the console makes, except those that are listed with a reason', () => {
    expect(without(catalog, specified).sort()).toEqual(Object.keys(NOT_SPECIFIED).sort());
  });
});

test('the contract page is up to date', () => {
  const examples = JSON.parse(readFileSync(EXAMPLES, 'utf8')) as Example[];
  const page = pageOf(recordings, examplesPart(examples));
  if (process.env.WRITE_PAGES === '1') writeFileSync(PAGE, page);
  expect(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '').toBe(page);
});

describe('the OpenAPI document', () => {
  const document = openApiOf(recordings);

  it('is up to date', () => {
    const text = textOf(document);
    if (process.env.WRITE_PAGES === '1') writeFileSync(OPEN_API, text);
    expect(existsSync(OPEN_API) ? readFileSync(OPEN_API, 'utf8') : '').toBe(text);
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)) as Record<string, unknown>);
    expect([valid, validator.version, errors]).toEqual([true, '3.1', undefined]);
  });
});
