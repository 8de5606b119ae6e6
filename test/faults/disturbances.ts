import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

const html = (status: number) => () => HttpResponse.html('<h1>Whitelabel Error Page</h1>', { status });

/** What may come instead of an answer; none of it may cost a character, or show a tag. */
export const REFUSALS: readonly (() => Response)[] = [
  () => HttpResponse.error(),
  () => HttpResponse.json({ message: 'error.conflict' }, { status: 409 }),
  html(500),
  html(502),
  () => new HttpResponse(null, { status: 503 }),
  html(200),
  () => new HttpResponse('{"id": 7, "na', { headers: { 'content-type': 'application/json' } }),
];

export const bySelector = (selector: string) => document.querySelector<HTMLElement>(selector);

export const found = async (selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const element = bySelector(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  });

/** "Release now" in the question that Save of a disease asks (R95); no other form asks one. */
export const releaseButton = async () =>
  window.location.hash.includes('/diseases/') ? found('[data-cy="releaseNow"]') : null;

/** Nothing that waits is on show. */
export const stable = () => waitFor(() => expect(bySelector('.table-skeleton, .busy, [aria-busy="true"]')).toBeNull());

/** Sections that show what the console knows already. */
export const WITHOUT_REQUEST = ['reset-password', 'docs'];

/** The session's own question is answered well, and so is the menu's, but on the screen that asks the same. */
export const isOfTheScreen = (url: string, path: string) =>
  !url.includes('/api/account') && (path.endsWith('/gateway') || !url.includes('/gateway/routes'));
