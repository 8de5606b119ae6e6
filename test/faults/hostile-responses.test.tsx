import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { getResponse, http, HttpResponse } from 'msw';
import { ptBr } from '../../i18n/pt-br';
import { handlers } from '../mock-backend/handlers';
import { reset, server } from '../mock-backend/server';
import { visit } from '../support/visit';
import { bySelector, everySection, found, isOfTheScreen, stable, WITHOUT_REQUEST } from './disturbances';

const EDIT = '[data-cy="entityEditButton"]';

/** The controls that open a form from its list: interactions are behind their substance. */
const stepsToForm = (section: string) =>
  section === 'interactions' ? ['[data-cy="entityDetailsButton"]', EDIT] : [EDIT];

const sections = everySection
  .filter(({ path }) => !WITHOUT_REQUEST.includes(path))
  .map(({ path, screens, list, login }) => ({
    path: list,
    login,
    steps: stepsToForm(path),
    isList: Object.keys(screens).some(subpath => /manage|edit/.test(subpath)),
  }));
const lists = sections.filter(({ isList }) => isList);
const others = sections.filter(({ isList }) => !isList);

/** Values that a server may send where the console expects something else. */
const WRONG: readonly unknown[] = [null, 'many', '', -1, 1e21, true, [], {}, [null], [[]], { id: null }, '<b>x</b>'];

type Change = (value: unknown) => unknown;
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

/** Applies `change` to every value, the innermost first: texts and numbers, then the lists and objects around them. */
const deep = (value: unknown, change: (one: unknown, key: string) => unknown, key = ''): unknown => {
  if (Array.isArray(value))
    return change(
      value.map(one => deep(one, change)),
      key,
    );
  if (typeof value !== 'object' || value === null) return change(value, key);
  return change(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, deep(part, change, name)])), key);
};

const isText = (value: unknown) => typeof value === 'string';

/** The response with every text in it replaced, including dates and Base64. */
const poisoned = (answer: unknown) => deep(answer, one => (isText(one) ? PAYLOAD : one));

const asObjects = (one: unknown) => (Array.isArray(one) ? {} : one);
const withoutName = (one: unknown, key: string) => (key === 'name' ? null : one);
const withNulls = (one: unknown) => (Array.isArray(one) ? [null, ...one, null] : one);

/** What the servers of this product have sent, or may send, instead of the expected record. */
const DAMAGES: readonly Change[] = [
  record => deep(deep(record, asObjects), withoutName),
  record => deep(deep(record, withNulls), one => (isText(one) ? { de: one } : one)),
  record => deep(record, one => (isText(one) ? { id: 7, name: one } : one)),
];

/** The response with each record damaged: the rows of a list or a page, otherwise the response itself. */
const damaged = (answer: unknown, damage: Change) => {
  if (Array.isArray(answer)) return answer.map(damage);
  const { content } = (answer ?? {}) as { content?: unknown[] };
  return content ? { ...(answer as object), content: [null, ...content.map(damage)] } : damage(answer);
};

const RUNS = 5;
const SPOILT: readonly Change[] = [
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
const spoil = (path: string, change: Change) =>
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
const openOverSpoilt = async (
  { path, login }: { path: string; login: string },
  act: (user: UserEvent) => Promise<void>,
  changes = SPOILT,
) => {
  for (const change of changes) {
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
  one => openOverSpoilt(one, () => Promise.resolve()),
);

it.each(lists)(
  'F16, F96: malformed responses do not crash the list of $path, its form opens or shows an error, and HTML in them stays text',
  async one => {
    const opened: { crashed: boolean; form: boolean }[] = [];
    await openOverSpoilt(one, async user => {
      const crashed = crash() !== null;
      opened.push({ crashed, form: await goToForm(user, one.steps) });
    });
    // One bad record must not break the others.
    expect(opened.filter(({ crashed }) => crashed)).toEqual([]);
    // Only some responses have no record left.
    expect(opened[0].form).toBe(true);
    expect(opened.filter(({ form }) => form).length).toBeGreaterThan(RUNS / 2);
  },
);

const expectSound = () => {
  expect(crash()).toBeNull();
  expect(document.body).not.toHaveTextContent(/\[object|undefined|NaN/);
  const written = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value);
  expect(written.filter(value => value.includes('[object'))).toEqual([]);
};

/** An interaction is behind its substance, pictures and users are read by their names, and a customer has no form. */
const OTHER_FORMS = /(interactions|application-pictures|user-management|user-application)$/;

it.each(lists.filter(({ path }) => !OTHER_FORMS.test(path)))(
  'R152, F113: damaged records show no broken values in the list, form and pickers of $path',
  async one => {
    const actOnDamaged = async (user: UserEvent) => {
      expectSound();
      await user.click(await found(EDIT));
      await waitFor(() => expect(bySelector('[data-cy="entityCreateSaveButton"]')).toBeVisible());
      await stable();
      expectSound();
      for (const choose of screen.queryAllByRole('button', { name: /^Escolher: / }).slice(0, 2)) {
        await user.click(choose);
        await stable();
        expectSound();
        await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: ptBr.entity.action.cancel }));
      }
    };
    const changes = DAMAGES.map(damage => (answer: unknown) => damaged(answer, damage));
    await openOverSpoilt(one, actOnDamaged, changes);
  },
);
