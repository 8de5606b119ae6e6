import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { getResponse, http, HttpResponse } from 'msw';
import { areas } from 'app/sections';
import { ptBr } from '../../i18n/pt-br';
import { handlers } from '../mock-backend/handlers';
import { reset, server } from '../mock-backend/server';
import { visit } from '../support/visit';
import { bySelector, isOfTheScreen, stable, WITHOUT_REQUEST } from './disturbances';

const EDIT = '[data-cy="entityEditButton"]';

/** The controls that open a form from its list: interactions are behind their substance. */
const stepsToForm = (section: string) =>
  section === 'interactions' ? ['[data-cy="entityDetailsButton"]', EDIT] : [EDIT];

const sections = areas.flatMap(({ path: area, sections: all }) =>
  all
    .filter(({ path }) => !WITHOUT_REQUEST.includes(path))
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

const PAYLOAD = '<img src=x onerror=__xss=1><a href="javascript:__xss=1">x</a>';

/** The response with every text in it replaced, including dates and Base64. */
const poisoned = (value: unknown): unknown => {
  if (typeof value === 'string') return PAYLOAD;
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, poisoned(part)]));
};

const RUNS = 5;
const SPOILT: readonly ((answer: unknown) => unknown)[] = [
  poisoned,
  ...fc
    .sample(mutations, { numRuns: RUNS, seed: 20261121 })
    .map(changes => (answer: unknown) => mutated(answer, changes)),
];

const expectHarmless = () => {
  expect(document.querySelectorAll('img[src="x"], [onerror], a[href^="javascript"]')).toHaveLength(0);
  expect(window).not.toHaveProperty('__xss');
};

const crash = () => screen.queryByText(ptBr.error.screen.crashed);

/** Whether the screen shows what it can, or reports a problem. The header and the menu must be there in any case. */
const isStanding = () => bySelector('[data-cy="navbar"]') !== null && (bySelector('h1') !== null || crash() !== null);

/** Spoils the mock backend's own responses to the requests of a screen. */
const spoil = (path: string, change: (answer: unknown) => unknown) =>
  http.get('*', async ({ request }) => {
    if (!isOfTheScreen(request.url, path) || request.url.includes('/management/info')) return undefined;
    const response = await getResponse(handlers, request.clone());
    const answer: unknown = await response?.json();
    return HttpResponse.json(change(answer) as object, { headers: { 'x-total-count': '3' } });
  });

beforeEach(() => {
  reset({ rich: true });
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Opens a screen again and again with spoiled responses, and does something there. */
const openOverSpoilt = async (path: string, login: string, act: (user: UserEvent) => Promise<void>) => {
  for (const change of SPOILT) {
    server.use(spoil(path, change));
    const user = await visit(path, login);
    await waitFor(() => expect(isStanding()).toBe(true));
    await stable();
    expectHarmless();
    await act(user);
    expectHarmless();
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

it.each(others)(
  'F16, F96: malformed responses leave the navbar and a heading or error on $path, and HTML in them stays text',
  ({ path, login }) => openOverSpoilt(path, login, () => Promise.resolve()),
);

it.each(lists)(
  'F16, F96: malformed responses do not crash the list of $path, its form opens or shows an error, and HTML in them stays text',
  async ({ path, login, steps }) => {
    const opened: { crashed: boolean; form: boolean }[] = [];
    await openOverSpoilt(path, login, async user => {
      const crashed = crash() !== null;
      opened.push({ crashed, form: await goToForm(user, steps) });
    });
    // One bad record must not break the others.
    expect(opened.filter(({ crashed }) => crashed)).toEqual([]);
    // Only some responses have no record left.
    expect(opened[0].form).toBe(true);
    expect(opened.filter(({ form }) => form).length).toBeGreaterThan(RUNS / 2);
  },
);
