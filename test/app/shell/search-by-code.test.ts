import { createCodeSearch } from 'app/shell/palette/internal/search-by-code';
import type { Page } from 'lib/model';
import { diseases } from 'sections/diseases/duck';
import { type Disease, disease } from 'sections/diseases/record';

const DENGUE: Disease = { ...disease.blank, id: 1, name: 'Dengue', cid: 'A90.1' };

/** A list whose answer is held until the test lets it go, and ends with its signal, as a request does. */
const heldList = () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>(resolve => (letGo = resolve));
  const fetchPage = jest.fn(async (_query: unknown, signal?: AbortSignal): Promise<Page<Disease>> => {
    await Promise.race([held, new Promise((_end, reject) => signal?.addEventListener('abort', reject))]);
    return { content: [DENGUE], totalElements: 1, size: 200 };
  });
  return { fetchPage, letGo };
};

const searchIn = (fetchPage: typeof diseases.fetchPage) =>
  createCodeSearch({ code: { field: 'cid', pattern: /^a90/i }, duck: { ...diseases, fetchPage } });

test('B25: a code that is typed on while the list loads is found', async () => {
  const { fetchPage, letGo } = heldList();
  const search = searchIn(fetchPage);
  const first = new AbortController();
  const before = search('a90', first.signal).catch(() => 'aborted');
  first.abort();
  const found = search('a90.1', new AbortController().signal);
  letGo();
  expect(await before).toBe('aborted');
  expect(await found).toEqual([DENGUE]);
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

test('B25: a code that is searched after another one does not read the list again', async () => {
  const { fetchPage, letGo } = heldList();
  const search = searchIn(fetchPage);
  const { signal } = new AbortController();
  letGo();
  expect(await search('a90', signal)).toEqual([DENGUE]);
  expect(await search('a90.1', signal)).toEqual([DENGUE]);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});
