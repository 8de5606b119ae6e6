import { fireEvent } from '@testing-library/react';
import { __vitePreload } from 'app/start/internal/chunk-import';

const ASSETS = 'http://console.test/assets';
const importOf = (...names: string[]) => {
  const importChunk = jest.fn(async () => 'the chunk');
  return { importChunk, result: __vitePreload(importChunk, names, `${ASSETS}/index.js`) };
};

const linksTo = (name: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[href$="/${name}"]`)];

const JAVASCRIPT = { 'content-type': 'text/javascript' };
const script = () => new Response('', { headers: JAVASCRIPT });

/** Responds to every fetch in this way. */
const answer = (response: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(response);

beforeEach(() => void answer(async () => script()));
afterEach(() => jest.restoreAllMocks());

/** Collects the error of the first `vite:preloadError` event from now on. */
const collectErrors = () => {
  const errors: unknown[] = [];
  window.addEventListener('vite:preloadError', event => errors.push(event.payload), { once: true });
  return errors;
};

test('a chunk is imported after its scripts and styles are loaded', async () => {
  const { importChunk, result } = importOf('./first.js', './first.css');
  const [styles] = linksTo('first.css');
  expect(styles).toMatchObject({ rel: 'stylesheet', href: `${ASSETS}/first.css` });
  expect(fetch).toHaveBeenCalledWith(`${ASSETS}/first.js`);
  await jest.mocked(fetch).mock.results[0].value;
  expect(importChunk).not.toHaveBeenCalled();
  fireEvent.load(styles);
  expect(await result).toBe('the chunk');
});

test.each([
  ['is missing', async () => new Response('', { headers: JAVASCRIPT, status: 404 })],
  ['is a page', async () => new Response('', { headers: { 'content-type': 'text/html' } })],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a chunk whose script %s is not imported, reports an error and can be requested again', async (what, response) => {
  const name = `${what.replaceAll(' ', '-')}.js`;
  answer(response);
  const errors = collectErrors();
  const { importChunk, result } = importOf(`./${name}`);
  await expect(result).rejects.toThrow(`Failed to fetch dynamically imported module: ${ASSETS}/${name}`);
  expect(importChunk).not.toHaveBeenCalled();
  expect(errors).toEqual([expect.any(TypeError)]);

  answer(async () => script());
  expect(await importOf(`./${name}`).result).toBe('the chunk');
});

/** The next request stays pending, and fails when the test calls the returned function. */
const answerLate = () => {
  let fail = () => undefined as void;
  const late = new Promise<Response>((_resolve, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  jest.mocked(fetch).mockReturnValueOnce(late);
  return fail;
};

test('a chunk can be requested again while another of its scripts is pending and then fails', async () => {
  answer(async () => new Response('', { headers: JAVASCRIPT, status: 404 }));
  const fail = answerLate();
  await expect(importOf('./late.js', './missing.js').result).rejects.toThrow('missing.js');

  answer(async () => script());
  const again = importOf('./late.js', './missing.js');
  fail();
  expect(await again.result).toBe('the chunk');
});

test('when the pending preload of a script fails, an import of the same script sends its own request', async () => {
  const fail = answerLate();
  const ahead = importOf('./ahead.js');
  const onDemand = importOf('./ahead.js');
  fail();
  await expect(ahead.result).rejects.toThrow('ahead.js');
  expect(await onDemand.result).toBe('the chunk');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('styles that failed to load can be requested again', async () => {
  const { result } = importOf('./gone.css');
  fireEvent.error(linksTo('gone.css')[0]);
  await expect(result).rejects.toThrow(TypeError);
  expect(linksTo('gone.css')).toEqual([]);
  const again = importOf('./gone.css');
  fireEvent.load(linksTo('gone.css')[0]);
  expect(await again.result).toBe('the chunk');
});

test('a failed import is reported by a vite:preloadError event', async () => {
  const errors = collectErrors();
  const failure = new SyntaxError('Unexpected token');
  await expect(__vitePreload(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(errors).toEqual([failure]);
});

test('a file that two chunks need is fetched once, and a file that the page already links is not fetched', async () => {
  await Promise.all([importOf('./shared.js').result, importOf('./shared.js').result]);
  expect(await importOf('./shared.js').result).toBe('the chunk');
  expect(fetch).toHaveBeenCalledTimes(1);

  document.head.append(Object.assign(document.createElement('link'), { href: `${ASSETS}/start.js` }));
  expect(await importOf('./start.js').result).toBe('the chunk');
  expect(fetch).toHaveBeenCalledTimes(1);
});
