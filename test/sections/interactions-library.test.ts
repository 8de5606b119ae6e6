import { HttpResponse } from 'msw';
import { interactionsBySubstance } from 'sections/interactions/library';
import { recordCalls } from '../support/duck-calls';

const { sent, answers, answer } = recordCalls();

const SUBSTANCES = 'GET /api/substances-interactions';
const { signal } = new AbortController();
const find = (search: string) => interactionsBySubstance.fetchPage({ page: 1, search }, signal);
const interaction = (id: number) => ({ substance: { name: 'A' }, interactionResult: { id } });

/** One substance for each name, ten on a page. */
const serve = (...names: (string | null)[]) => {
  const rows = names.map((name, at) => ({ id: at + 1, name }));
  const pages = [rows.slice(0, 10), rows.slice(10)];
  let requestCount = 0;
  answers[SUBSTANCES] = () =>
    HttpResponse.json({ content: pages[requestCount++], totalElements: rows.length, size: 10 });
};

it('the interactions of all substances whose name starts with the search text are on one page', async () => {
  serve(...Array.from({ length: 10 }, () => 'Ácido A'), 'A', null, 'A+B');
  answer('GET /api/interactions/substance/11', [interaction(3), interaction(4)]);
  answer('GET /api/interactions/substance/13', [interaction(5)]);
  const { content, totalElements } = await find('A');
  expect(content.map(({ id }) => id)).toEqual([3, 4, 5]);
  expect(totalElements).toBe(3);
  expect(sent).toEqual([
    `${SUBSTANCES}?size=10&page=0&name=A`,
    `${SUBSTANCES}?size=10&page=1&name=A`,
    'GET /api/interactions/substance/11',
    'GET /api/interactions/substance/13',
  ]);
});

it('a search without text sends no request and finds nothing', async () => {
  expect((await find('')).content).toEqual([]);
  expect(sent).toEqual([]);
});

it.each([
  ['the substances', { [SUBSTANCES]: 500 }],
  ['the interactions of a substance', { 'GET /api/interactions/substance/1': 500 }],
])('a search fails when %s cannot be read', async (_what, failing) => {
  serve('A');
  Object.entries(failing).forEach(([call, status]) => answer(call, {}, status));
  await expect(find('A')).rejects.toThrow('500');
});
