import { HttpResponse } from 'msw';
import { interactionsOf } from 'sections/interactions/duck';
import { interactionsBySubstance } from 'sections/interactions/library';
import { decodeInteraction, decodeSubstance, encodeInteraction, interaction } from 'sections/interactions/record';
import { check } from 'ui/form/rules';
import { recordCalls } from '../support/duck-calls';

const { sent, answers, answer } = recordCalls();

describe('an interaction', () => {
  const aspirin = [{ id: 5, name: 'Aspirina' }];

  const interactionResult = { id: 9, result: 'Sangra', conduct: 'Evitar' };
  const wire = {
    ...interaction.blank,
    substance: { id: 4, name: 'Varfarina' },
    interactionGroups: [{ id: 6, name: 'Anti-inflamatórios' }],
    interactionSubstances: [{ id: 5, name: 'Aspirina' }],
    interactionResult,
  };

  it.each<[string, object]>([
    ['an id', { id: 31 }],
    ['a name', { name: 'Sangramento' }],
    ['both, empty', { id: null, name: null }],
  ])('that is received with %s of its own is sent back with it, and a copy has none', (_what, own) => {
    const decoded = decodeInteraction({ ...wire, ...own });
    expect(decoded).toMatchObject({ id: 9, name: 'Varfarina × Anti-inflamatórios, Aspirina' });
    expect(encodeInteraction(decoded)).toMatchObject({ ...wire, ...own });
    const { id, name } = encodeInteraction({ ...decoded, id: undefined });
    expect([id, name]).toEqual([undefined, undefined]);
  });

  it('without a substance is named by the groups and substances that it interacts with', () => {
    expect(decodeInteraction({ ...wire, substance: null }).name).toBe('Anti-inflamatórios, Aspirina');
    expect(decodeInteraction({ ...interaction.blank, interactionGroups: null as never })).toMatchObject({
      id: undefined,
      name: '',
    });
    expect(decodeInteraction({ ...interaction.blank, interactionResult: undefined as never }).id).toBe(undefined);
  });

  it.each([
    [{ interactionGroups: null as never, interactionSubstances: aspirin }],
    [{ interactionGroups: aspirin, interactionSubstances: null as never }],
  ])('with a missing group or substance list is named by the other list', lists => {
    expect(decodeInteraction({ ...interaction.blank, ...lists }).name).toBe('Aspirina');
  });

  it('has a list row for its substance, whose name may stand inside', () => {
    const substance = { id: 4, name: 'Varfarina' };
    expect(decodeSubstance({ name: '', substance })).toEqual(substance);
  });

  it('R118: needs a result and a conduct', () => {
    const required = 'entity.validation.required';
    expect(check(interaction.rules, interaction.blank)).toEqual({
      interactionResult: { result: required, conduct: required },
    });
    expect(check(interaction.rules, { ...interaction.blank, interactionResult: undefined as never })).toEqual({
      interactionResult: { result: required, conduct: required },
    });
  });
});

const row = (id: number) => ({ substance: { name: 'A' }, interactionResult: { id } });

it('the interactions of a substance are returned on one page, without unreadable rows', async () => {
  answer('GET /api/interactions/substance/a%2Fb', [row(3), null, 'x']);
  const { content, ...counts } = await interactionsOf('a/b').fetchPage();
  expect(content).toMatchObject([{ id: 3, name: 'A' }]);
  expect(counts).toEqual({ totalElements: 1, size: 1 });
});

const SUBSTANCES = 'GET /api/substances-interactions';
const { signal } = new AbortController();
const find = (search: string) => interactionsBySubstance.fetchPage({ page: 1, search }, signal);

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
  answer('GET /api/interactions/substance/11', [row(3), row(4)]);
  answer('GET /api/interactions/substance/13', [row(5)]);
  const { content, totalElements } = await find('A');
  expect(content.map(({ id }) => id)).toEqual([3, 4, 5]);
  expect(totalElements).toBe(3);
  expect(sent).toEqual([
    `${SUBSTANCES}?size=10&page=0&sort=id,asc&name=A`,
    `${SUBSTANCES}?size=10&page=1&sort=id,asc&name=A`,
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
