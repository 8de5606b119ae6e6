import { Validator } from '@seriousme/openapi-schema-validator';
import { callsOf, keyOf } from '../contract/openapi/calls';
import { OWN_DOCUMENT } from '../contract/openapi/own-document';
import { SERVED } from '../mock-backend/handlers';
import { readSources } from './imports';

const calls = [...callsOf(OWN_DOCUMENT).values()];

/** What a pattern finds in the code, as `file: what`. */
const found = (pattern: RegExp) =>
  Object.entries(readSources()).flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([, what]) => `${file}: ${what}`),
  );

const written = [...new Set(found(/['"`]\/?((?:api|management)\/[^'"`?$]+)/g).map(one => `/${one.split(': ')[1]}`))];

/** The last parts of the paths that the code puts together: `${API}/authorities`, `registering('register-mobile')`. */
const parts = found(/['}]\/?([a-z-]+)['`]/g).map(one => one.split(': ')[1]);

/** Without the parameters at its end, as the code writes it: `/api/users`. */
const fixedPart = (path: string) => path.replace(/(\/\{\w+\})+$/, '');

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Requests that bypass axios, as `file: function`, each with what it requests. */
const OTHER_REQUESTS: Readonly<Record<string, string>> = {
  'src/core/http/early-reads.ts: fetch':
    '`GET /api/account/me` and what a screen asked first before, at the start, before axios is there; axios reads the answers.',
  'src/app/start/internal/chunk-import.ts: fetch':
    "a chunk's files beside the page, not of the API: so that one that did not come can be asked for again.",
  'src/app/shell/internal/new-version-notice.tsx: fetch':
    '`GET ./sizes.json` beside the page, not of the API: the version that the server has, when the tab comes back.',
  'src/sections/docs/docs.tsx: fetch':
    '`GET /swagger-ui/index.html`, a page and no call of the API: whether there is one that a frame can show.',
  'src/features/reports/reporter.ts: sendBeacon':
    'reports of what goes wrong, to an address that an installation sets; off by default, and no call of the API.',
};

it('openapi.json is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(
    structuredClone(OWN_DOCUMENT) as object as Record<string, unknown>,
  );
  expect([valid, validator.version, errors]).toEqual([true, '3.1', undefined]);
});

it('R149: openapi.json has every path of the API that is written in the code', () => {
  expect(written.length).toBeGreaterThan(50);
  expect(
    written.filter(path => !calls.some(call => `${fixedPart(call.path)}/`.startsWith(`${withoutSlash(path)}/`))),
  ).toEqual([]);
});

it('R149: openapi.json has no path that is not written in the code', () => {
  const known = new Set(written.map(withoutSlash));
  const isWritten = (path: string) => {
    const [, parent, last] = /^(.*)\/(.*)$/.exec(path) ?? [];
    return known.has(path) || (known.has(parent) && parts.includes(last));
  };
  expect(calls.map(({ path }) => fixedPart(path)).filter(path => !isWritten(path))).toEqual([]);
});

it('the mock backend serves the calls of openapi.json, and no others but the page of the documentation', () => {
  const served = new Set(SERVED.map(keyOf));
  served.delete('GET /swagger-ui/index.html');
  expect([...served].sort()).toEqual(calls.map(({ name }) => keyOf(name)).sort());
});

it('R125: openapi.json has no call to delete a promotion or a coupon', () => {
  expect(calls.map(({ name }) => name).filter(name => /^DELETE .*(promotion|coupon)/.test(name))).toEqual([]);
});

it('R150: covers all requests: those that are sent without axios are listed with a reason', () => {
  const entryPoints = found(/\b(fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\(/g);
  expect([...new Set(entryPoints)].sort()).toEqual(Object.keys(OTHER_REQUESTS).sort());
});
