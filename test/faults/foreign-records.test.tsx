import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { areas, sections } from 'app/sections';
import { ptBr } from '../../i18n/pt-br';
import { handlers } from '../mock-backend/handlers';
import { reset, server } from '../mock-backend/server';
import { keepingSessions } from '../mock-backend/sessions';
import { visit } from '../support/visit';
import { bySelector, found, stable } from './disturbances';

type Json = unknown;

/** Applies `change` to every value, the innermost first: texts and numbers, then the lists and objects around them. */
const deep = (value: Json, change: (one: Json, key: string) => Json, key = ''): Json => {
  if (Array.isArray(value))
    return change(
      value.map(one => deep(one, change)),
      key,
    );
  if (typeof value !== 'object' || value === null) return change(value, key);
  return change(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, deep(part, change, name)])), key);
};

const isText = (value: Json): value is string => typeof value === 'string';

/** What the servers of this product have sent, or may send, instead of the expected record. */
const DAMAGES: Readonly<Record<string, (record: Json) => Json>> = {
  'lists are objects': record => deep(record, one => (Array.isArray(one) ? {} : one)),
  'texts are objects with a name': record => deep(record, one => (isText(one) ? { id: 7, name: one } : one)),
  'texts are objects without one': record => deep(record, one => (isText(one) ? { de: one } : one)),
  'names are null': record => deep(record, (one, key) => (key === 'name' ? null : one)),
  'rows are null': record => deep(record, one => (Array.isArray(one) ? [null, ...one, null] : one)),
};

const isOfTheShell = (url: string) => /\/api\/account|\/management\/info|gateway\/routes/.test(url);

type ResponseBody = { content?: Json[] } | Json[];

/** The responses of the mock backend with all its seeds, by address. Its seeds are the same in every test. */
const responses = new Map<string, ResponseBody>();

const responseTo = async (request: Request): Promise<ResponseBody> => {
  const known = responses.get(request.url);
  if (known) return known;
  keepingSessions(() => reset({ rich: true }));
  const response = await getResponse(handlers, request);
  const answer = (await response?.json()) as ResponseBody;
  responses.set(request.url, answer);
  return answer;
};

/** The response with each record damaged: the rows of a list or a page, otherwise the response itself. */
const damagedResponse = (answer: ResponseBody, damage: (record: Json) => Json) => {
  if (Array.isArray(answer)) return answer.map(damage);
  return answer.content ? { ...answer, content: [null, ...answer.content.map(damage)] } : damage(answer);
};

/** Damages the rows of all responses. What surrounds the rows is as expected. */
const damageRows = (damage: (record: Json) => Json) => {
  server.use(
    http.get('*', async ({ request }) => {
      // A picture that cannot be looked up prevents its record from being saved, which is another fault.
      if (isOfTheShell(request.url) || request.url.includes('referenceName=')) return undefined;
      const answer = await responseTo(request.clone());
      return HttpResponse.json(damagedResponse(answer, damage) as object);
    }),
  );
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Sections whose records come from lists; the others build new bodies. */
const WHOLE = sections
  .filter(({ path, records }) => records && !['flashcards', 'interactions', 'user-application'].includes(path))
  .map(({ path }) => path);

const LISTS = areas.flatMap(({ path: area, sections: ofArea }) =>
  ofArea
    .filter(({ path, screens }) => WHOLE.includes(path) || '/manage' in screens)
    // A picture's form fetches the picture itself, by its name.
    .filter(({ path }) => !['interactions', 'application-pictures'].includes(path))
    .map(({ path }) => ({ path: `${area}/${path}`, login: area === '/admin' ? 'admin' : 'editor' })),
);

const expectSound = () => {
  expect(screen.queryByText(ptBr.error.screen.crashed)).toBeNull();
  expect(document.body).not.toHaveTextContent(/\[object|undefined|NaN/);
  const written = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value);
  expect(written.filter(value => value.includes('[object'))).toEqual([]);
};

const chooseButtons = () => screen.queryAllByRole('button', { name: /^Escolher: / });

describe.each([
  [['lists are objects', 'names are null']],
  [['rows are null', 'texts are objects without one']],
  [['texts are objects with a name']],
])('with damaged records where %s,', damages => {
  it.each(LISTS)('R152, F113: the list, form and pickers of $path show no broken values', async ({ path, login }) => {
    damageRows(record => damages.reduce((damaged, name) => DAMAGES[name](damaged), record));
    const user = await visit(path, login);
    await stable();
    expectSound();
    await user.click(await found('[data-cy="entityEditButton"]'));
    await waitFor(() => expect(bySelector('[data-cy="entityCreateSaveButton"]')).toBeVisible());
    await stable();
    expectSound();
    for (const choose of chooseButtons().slice(0, 2)) {
      await user.click(choose);
      await stable();
      expectSound();
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: ptBr.entity.action.cancel }));
    }
  });
});
