import { getResponse, http, HttpResponse } from 'msw';
import { set } from 'react-hook-form';
import { sections } from 'app/sections';
import { initStore } from 'app/start/internal/store';
import { storeToken } from 'core/http/token';
import { isPlainObject } from 'lib/is-plain-object';
import { recordToSend } from 'lib/records/record-to-send';
import { INSIDE_BRAZIL, OUT_OF_BRAZIL, RACES, WEIGHTS } from 'sections/diseases/diagnostic-weights';
import { fetchOfSubstance, interactions } from 'sections/interactions/duck';
import { handlers } from '../mock-backend/handlers';
import { openSession, reset, server } from '../mock-backend/server';
import '../support/http';

type Fields = Record<string, unknown>;

interface Saving {
  shape: object;
  fetchPage: (query: object) => Promise<{ content: Fields[] }>;
  save: (row: object) => Parameters<ReturnType<typeof initStore>['dispatch']>[0];
}

/** What may arrive in any part of a record instead of the value that the API promises. */
const VALUES: readonly unknown[] = ['abc', 7, ['abc'], [{ id: 1, deep: [null] }], { de: 'abc' }, null];

/** Customers and events cannot be changed here. Flashcards have tests of their own. */
const LEFT_OUT = ['user-application', 'audits', 'flashcards'];

/** An interaction is listed by its substance only. */
const ofSubstance = { ...interactions, fetchPage: () => fetchOfSubstance(1) };

const DUCKS = sections
  .filter(({ path, records }) => records && !LEFT_OUT.includes(path))
  .map(
    ({ path, records }) =>
      [path, (path === 'interactions' ? ofSubstance : records?.duck) as unknown as Saving] as const,
  );

/** The path of every field in a record, at any depth. Of a list, those of its first row. */
const pathsIn = (value: unknown, path = ''): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(Array.isArray(value) ? value.slice(0, 1) : value).filter(([field]) => field !== 'id');
  return entries.flatMap(([field, inner]) => {
    const own = `${path}${field}`;
    return [...(Array.isArray(value) ? [] : [own]), ...pathsIn(inner, `${own}.`)];
  });
};

/** Computed at each save from the texts. */
const withoutPictures = (body: Fields) => ({ ...body, applicationPictures: undefined });

/**
 * Empty regions and races are sent as 1, the picture of a group without a category as null, and of a notification only
 * the target of its content type. Rows are sorted by their numbers. An interaction is known by
 * the id of its result: see below.
 */
const isWorkedOut = (path: string, value: unknown, record: Fields) =>
  (path.startsWith('diseaseDiagnosticVariables') && (value === null || isPlainObject(value))) ||
  (path === 'category' && 'groupPicture' in record) ||
  (path === 'url' && 'contentId' in record) ||
  /\.(position|order)$/.test(path) ||
  path === 'interactionResult';

const NAMES = ['name', 'title', 'code', 'referenceName', 'contentId'];

const INTERACTION = {
  substance: { id: 1, name: 'Varfarina' },
  interactionGroups: [{ id: 2, name: 'Anti-inflamatórios' }],
  interactionSubstances: [{ id: 3, name: 'Aspirina' }],
  interactionResult: { id: 9, result: 'Sangramento', conduct: 'Evitar' },
};

const numbers = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, 2]));

/** All variables of a disease. Those that are empty would be filled in. */
const VARIABLES = {
  id: 8,
  ...numbers(WEIGHTS),
  region: { id: 6, insideBrazil: numbers(INSIDE_BRAZIL), outOfBrazil: numbers(OUT_OF_BRAZIL) },
  humanRace: { id: 7, ...numbers(RACES) },
  riskFactors: [{ id: 4, name: 'Fumo' }],
};

/** The first row of the list in the sample data. */
const sampleOf = async (path: string, duck: Saving): Promise<Fields> => {
  if (path === 'interactions') return INTERACTION;
  let sample: Fields = {};
  server.use(
    http.get('*', async ({ request }) => {
      const response = await getResponse(handlers, request);
      const data = (await response?.clone().json()) as { content?: Fields[] } | Fields[];
      [sample] = Array.isArray(data) ? data : (data.content ?? []);
      return response;
    }),
  );
  await duck.fetchPage({});
  return path === 'diseases' ? { ...sample, diseaseDiagnosticVariables: VARIABLES } : sample;
};

interface Case {
  path: string;
  value: unknown;
  received: Fields;
}

const withValue = (sample: Fields, path: string, value: unknown): Fields => {
  const copy = structuredClone(sample);
  set(copy, path, value);
  return copy;
};

/** The sample with each of its fields replaced by each value, as the rows of one list. */
const casesOf = (sample: Fields, shape: object): Case[] => {
  const paths = [...new Set([...pathsIn(sample), ...Object.keys(shape)])];
  const all = paths.flatMap(path => VALUES.map(value => ({ path, value, received: withValue(sample, path, value) })));
  return all.filter(({ path, value, received }) => !isWorkedOut(path, value, received));
};

const answer = (cases: readonly Case[]) => {
  const sent: Fields[] = [];
  const content = cases.map(({ received }) => received);
  server.use(
    http.get('*', () => HttpResponse.json({ content, totalElements: content.length })),
    http.put('*', async ({ request }) => {
      sent.push((await request.json()) as Fields);
      return HttpResponse.json({});
    }),
  );
  return sent;
};

it.each(DUCKS)(
  'R65, R129, F113: in %s, a part of any wrong type goes back as it came when another field is edited',
  async (at, duck) => {
    reset({ rich: true });
    storeToken(openSession('editor', false), false);
    const sample = await sampleOf(at, duck);
    const cases = casesOf(sample, duck.shape);
    const sent = answer(cases);
    const { content } = await duck.fetchPage({ size: cases.length });
    const { dispatch } = initStore();
    const name = NAMES.find(one => one in sample) ?? 'note';
    for (const [index, { path }] of cases.entries()) {
      const edited = path === name ? content[index] : { ...content[index], [name]: 'Outro' };
      await dispatch(duck.save(recordToSend(duck.shape, edited, content[index], content[index])));
    }
    expect(cases.length).toBeGreaterThanOrEqual(VALUES.length);
    expect(sent.map(withoutPictures)).toEqual(
      cases.map(({ path, received }) => withoutPictures(path === name ? received : { ...received, [name]: 'Outro' })),
    );
  },
);
