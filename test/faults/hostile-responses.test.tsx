import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { getResponse, http, HttpResponse } from 'msw';
import { areas } from 'app/sections';
import { ptBr } from '../../i18n/pt-br';
import { handlers } from '../mock-backend/handlers';
import { reset, server } from '../mock-backend/server';
import { visit } from '../support/visit';
import { bySelector, stable } from './disturbances';

/**
 * Screens that show no data of a server, or show it in a frame. `gateway` shows what the menu requests too, which
 * stays intact here.
 */
const WITHOUT_RECORDS = ['reset-password', 'docs', 'gateway'];

const EDIT = '[data-cy="entityEditButton"]';

/** The controls that open a form from its list: interactions are behind their substance. */
const stepsToForm = (section: string) =>
  section === 'interactions' ? ['[data-cy="entityDetailsButton"]', EDIT] : [EDIT];

const sections = areas.flatMap(({ path: area, sections: all }) =>
  all
    .filter(({ path }) => !WITHOUT_RECORDS.includes(path))
    .map(({ path, screens }) => ({
      path: `${area}/${path}`,
      login: area === '/admin' ? 'admin' : 'editor',
      steps: stepsToForm(path),
      isList: Object.keys(screens).some(subpath => /manage|edit/.test(subpath)),
    })),
);
const lists = sections.filter(({ isList }) => isList);
const others = sections.filter(({ isList }) => !isList);

/** Values that a server may send where the console expects something else. */
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

const RUNS = 5;

const crash = () => screen.queryByText(ptBr.error.screen.crashed);

/** Whether the screen shows what it can, or reports a problem. The header and the menu must be there in any case. */
const isStanding = () => bySelector('[data-cy="navbar"]') !== null && (bySelector('h1') !== null || crash() !== null);

/** Spoils the mock backend's own response. */
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

/** Opens a screen again and again with spoiled responses, and does something there. */
const openOverSpoilt = async (
  path: string,
  login: string,
  act: (user: UserEvent, changes: string) => Promise<void>,
) => {
  for (const changes of fc.sample(mutations, { numRuns: RUNS, seed: 20261121 })) {
    server.use(spoil(changes));
    const user = await visit(path, login);
    await waitFor(() => expect(isStanding()).toBe(true));
    await stable();
    await act(user, JSON.stringify(changes));
    cleanup();
    server.resetHandlers();
  }
};

/** Goes towards the form as far as the responses allow. Returns whether it was reached. */
const goToForm = async (user: UserEvent, [step, ...nextSteps]: readonly string[]): Promise<boolean> => {
  const control = step === undefined ? null : bySelector(step);
  if (!control) return step === undefined;
  await user.click(control);
  await stable();
  await waitFor(() => expect(isStanding()).toBe(true));
  return goToForm(user, nextSteps);
};

it.each(others)('F16: malformed responses leave the navbar and a heading or error on $path', ({ path, login }) =>
  openOverSpoilt(path, login, () => Promise.resolve()),
);

it.each(lists)(
  'F16: malformed responses do not crash the list of $path, and its form opens or shows an error message',
  async ({ path, login, steps }) => {
    const crashes: string[] = [];
    let forms = 0;
    await openOverSpoilt(path, login, async (user, changes) => {
      // One bad record must not break the others.
      if (crash()) crashes.push(changes);
      forms += Number(await goToForm(user, steps));
    });
    expect(crashes).toEqual([]);
    // Some responses have no record left.
    expect(forms).toBeGreaterThan(RUNS / 2);
  },
);
