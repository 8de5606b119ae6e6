import { cleanup, waitFor } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { areas } from 'app/sections';
import { handlers } from '../mock-backend/handlers';
import { reset, server } from '../mock-backend/server';
import { visit } from '../support/visit';
import { isOfTheScreen, stable, WITHOUT_REQUEST } from './disturbances';

const PAYLOAD = '<img src=x onerror=__xss=1><a href="javascript:__xss=1">x</a>';

/** The record with every text in it replaced, including dates and Base64. */
const poisoned = (value: unknown): unknown => {
  if (typeof value === 'string') return PAYLOAD;
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, poisoned(part)]));
};

const paths = areas.flatMap(({ path: area, sections }) =>
  sections
    .filter(({ path }) => !WITHOUT_REQUEST.includes(path))
    .map(({ path, screens }) => ({
      path: `${area}/${path}`,
      login: area === '/admin' ? 'admin' : 'editor',
      // A row of interactions links to the interactions of one substance first.
      hasForm: Object.keys(screens).length > 1 && path !== 'interactions',
    })),
);

const expectHarmless = () => {
  expect(document.querySelectorAll('img[src="x"], [onerror], a[href^="javascript"]')).toHaveLength(0);
  expect(window).not.toHaveProperty('__xss');
};

afterEach(() => jest.restoreAllMocks());

it.each(paths)(
  'F96: HTML in the fields of a record creates no unsafe element on the screens of $path',
  async ({ path, login, hasForm }) => {
    reset({ rich: true });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let answered = 0;
    server.use(
      http.get('*', async ({ request }) => {
        if (!isOfTheScreen(request.url, path)) return undefined;
        answered += 1;
        const response = await getResponse(handlers, request.clone());
        const answer: unknown = await response?.json();
        return HttpResponse.json(poisoned(answer) as object, { headers: response?.headers });
      }),
    );
    const user = await visit(path, login);
    await waitFor(() => expect(answered).toBeGreaterThan(0));
    await stable();
    expectHarmless();
    const [first] = document.querySelectorAll('[data-cy="entityEditButton"]');
    expect(first !== undefined).toBe(hasForm);
    for (const button of hasForm ? [first] : []) {
      await user.click(button);
      await stable();
      expectHarmless();
    }
    cleanup();
  },
);
