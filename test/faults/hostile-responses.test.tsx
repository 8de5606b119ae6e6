import { cleanup, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { getResponse, http, HttpResponse } from 'msw';
import { areas } from 'app/sections';
import { ptBr } from '../../i18n/pt-br';
import { handlers } from '../mock-backend/handlers';
import { reset, server } from '../mock-backend/server';
import { visit } from '../support/visit';
import { bySelector } from './disturbances';

const lists = areas.flatMap(({ path: area, sections }) =>
  sections
    .filter(({ path, screens }) => '/' in screens && !['reset-password', 'docs', 'gateway'].includes(path))
    .map(({ path, screens }) => ({
      path: `${area}/${path}`,
      login: area === '/admin' ? 'admin' : 'editor',
      isList: Object.keys(screens).some(subpath => subpath.includes('manage')),
    })),
);

/** What a server may put where the console looks for something else. */
const WRONG: readonly unknown[] = [null, 'many', '', -1, 1e21, true, [], {}, [null], [[]], { id: null }, '<b>x</b>'];

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null && path.length < 6
    ? [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))]
    : [path];

const withWrong = (value: unknown, [head, ...tail]: Path, wrong: unknown): unknown => {
  if (head === undefined) return wrong;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) };
  const parts = copy as Record<string | number, unknown>;
  parts[head] = withWrong(parts[head], tail, wrong);
  return copy;
};

const mutations = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...WRONG)), { minLength: 1, maxLength: 3 });

const mutated = (value: unknown, changes: readonly (readonly [number, unknown])[]) =>
  changes.reduce<unknown>((result, [at, wrong]) => {
    const paths = pathsOf(result);
    return withWrong(result, paths[at % paths.length], wrong);
  }, value);

const stable = () => waitFor(() => expect(bySelector('.table-skeleton, .busy, [aria-busy="true"]')).toBeNull());

const RUNS = 10;

const crash = () => screen.queryByText(ptBr.error.screen.crashed);

/** Shown as far as it can be, or said to have had a problem; header and menu stand in any case. */
const isStanding = () => bySelector('[data-cy="navbar"]') !== null && (bySelector('h1') !== null || crash() !== null);

/** The mock backend's own answer, spoilt. */
const spoil = (changes: readonly (readonly [number, unknown])[]) =>
  http.get('*', async ({ request }) => {
    if (/\/api\/account|\/management\/info|gateway\/routes/.test(request.url)) return undefined;
    const response = await getResponse(handlers, request.clone());
    const answer: unknown = await response?.json();
    return HttpResponse.json(mutated(answer, changes) as object, { headers: { 'x-total-count': '3' } });
  });

beforeEach(() => {
  reset({ rich: true });
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it.each(lists)(
  'fault 16: answers of a wrong shape leave the screens of $path standing',
  async ({ path, login, isList }) => {
    for (const changes of fc.sample(mutations, { numRuns: RUNS, seed: 20261121 })) {
      server.use(spoil(changes));
      const user = await visit(path, login);
      await waitFor(() => expect(isStanding()).toBe(true));
      await stable();
      // One bad record must not take the others with it.
      if (isList && crash()) throw new Error(`The list crashed at ${JSON.stringify(changes)}.`);
      const edit = bySelector('[data-cy="entityEditButton"]');
      if (edit) {
        await user.click(edit);
        await stable();
        await waitFor(() => expect(isStanding()).toBe(true));
      }
      cleanup();
      server.resetHandlers();
    }
  },
);
