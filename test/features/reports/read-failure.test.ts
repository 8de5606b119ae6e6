import { readChunkError, readScreenError, readViolation } from 'features/reports/internal/read-failure';

const ROUTE = '/application-admin/diseases/manage';
const HOST = 'https://console.example/admin/assets';
const AT = `\n    at f (${HOST}/a.js:1:2)`;

const errorOf = (name: string, message: string, stack: string) => Object.assign(new Error(message), { name, stack });

describe('the report of a broken screen', () => {
  it('contains the name of the error and positions in build files', () => {
    const stack = `TypeError: x is undefined\n    at Fe (${HOST}/content-D3fK1x2a.js:1:5120)\n    at async ${HOST}/start-CcJXBQvk.js:42:7`;
    const componentStack = `\n    at Fe (${HOST}/content-D3fK1x2a.js:1:5000)\n    at main\n    at Xt (${HOST}/start-CcJXBQvk.js:42:9)`;
    expect(readScreenError(ROUTE, { error: errorOf('TypeError', 'x is undefined', stack), componentStack })).toEqual({
      kind: 'screen',
      route: ROUTE,
      error: 'TypeError',
      component: 'content-D3fK1x2a.js:1:5000',
      stack: ['content-D3fK1x2a.js:1:5120', 'start-CcJXBQvk.js:42:7'],
    });
  });

  it('contains the positions of a stack in the format of Firefox and Safari', () => {
    const stack = `Fe@${HOST}/content-D3fK1x2a.js:1:5120\n@${HOST}/start-CcJXBQvk.js:42:7\n`;
    expect(readScreenError(ROUTE, { error: errorOf('TypeError', 'x is undefined', stack) })).toMatchObject({
      component: '',
      stack: ['content-D3fK1x2a.js:1:5120', 'start-CcJXBQvk.js:42:7'],
    });
  });

  it('has at most ten positions', () => {
    const stack = Array.from({ length: 12 }, (_, at) => `    at f (${HOST}/a.js:1:${at})`).join('\n');
    expect(readScreenError(ROUTE, { error: errorOf('Error', '', stack) }).stack).toHaveLength(10);
  });

  it.each<[string, unknown]>([
    ['a text', 'Asma de Maria'],
    ['a record', { id: 25, name: 'Asma de Maria' }],
    ['an error without a stack', Object.assign(new Error('Asma de Maria'), { stack: undefined })],
    ['a message', errorOf('Error', 'Asma de Maria', `Error: Asma de Maria${AT}`)],
    ['a message of two lines', errorOf('Error', 'Asma\nde Maria', `Error: Asma\nde Maria${AT}`)],
    ['a message like a stack', errorOf('Error', 'at /Maria.js:1:2', `Error: at /Maria.js:1:2${AT}`)],
    ['a text for a name', errorOf('Asma de Maria', '', `Asma de Maria${AT}`)],
    ['a query in an address', errorOf('Error', '', `    at f (${HOST}/a.js?name=Maria:1:2)`)],
    ['code of no file', errorOf('Error', '', `    at eval (eval at Maria (${HOST}), <anonymous>:1:2)`)],
  ])('contains nothing from %s', (_what, error) => {
    expect(JSON.stringify(readScreenError(ROUTE, { error, componentStack: '\n    at Maria' }))).not.toMatch(
      /Asma|Maria|25/,
    );
  });
});

describe('the report of a chunk that failed to load', () => {
  it.each([
    ['Chromium', `Failed to fetch dynamically imported module: ${HOST}/content-D3fK1x2a.js`, 'content-D3fK1x2a.js'],
    ['Firefox', `error loading dynamically imported module: ${HOST}/content-D3fK1x2a.js`, 'content-D3fK1x2a.js'],
    ['Safari', 'Importing a module script failed.', ''],
    ['Vite', `Unable to preload CSS for ${HOST}/rail-Bx2k1aQ-.css`, 'rail-Bx2k1aQ-.css'],
    ['a chunk that broke', 'Maria is not defined', ''],
  ])('contains the file as %s names it', (_who, message, file) => {
    expect(readChunkError(ROUTE, new TypeError(message))).toEqual({
      kind: 'chunk',
      route: ROUTE,
      error: 'TypeError',
      file,
    });
  });
});

describe('the report of a Content Security Policy violation', () => {
  const violation = {
    effectiveDirective: 'img-src',
    blockedURI: 'inline',
    sourceFile: '',
    lineNumber: 0,
    columnNumber: 0,
  };
  const REPORTS = 'https://ops.example';

  it.each([
    ['inline', 'inline'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['data', 'data'],
    ['', ''],
    ['https://foreign.example/Maria.png?name=Asma', 'https://foreign.example'],
    ['http://foreign.example:8080/Maria', 'http://foreign.example:8080'],
    ['data:image/png;base64,TWFyaWE=', 'data'],
    ['blob:https://console.example/0b1c', 'blob'],
    ['moz-extension://0b1c-25/content.js', 'moz-extension'],
  ])('shows the blocked URL "%s" as "%s"', (blockedURI, blocked) => {
    expect(readViolation(ROUTE, { ...violation, blockedURI }, REPORTS)).toEqual({
      kind: 'csp',
      route: ROUTE,
      directive: 'img-src',
      blocked,
      source: '',
    });
  });

  it('contains the position in a build file', () => {
    const place = { sourceFile: `${HOST}/start-CcJXBQvk.js`, lineNumber: 42, columnNumber: 7 };
    expect(readViolation(ROUTE, { ...violation, ...place }, REPORTS)).toMatchObject({
      source: 'start-CcJXBQvk.js:42:7',
    });
  });

  it('is not created when sending a report caused the violation, because it would cause another one', () => {
    const refused = { ...violation, effectiveDirective: 'connect-src', blockedURI: `${REPORTS}/reports` };
    expect(readViolation(ROUTE, refused, REPORTS)).toBeUndefined();
    expect(readViolation(ROUTE, { ...refused, blockedURI: 'https://foreign.example/' }, REPORTS)).toBeDefined();
  });
});
