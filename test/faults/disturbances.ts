import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ADMIN_AREA, APPLICATION_AREA, sections } from 'app/sections';

const html = (status: number) => () => HttpResponse.html('<h1>Whitelabel Error Page</h1>', { status });

/** What may arrive instead of the expected response. None of it may lose a typed character, or show a tag. */
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

/** Waits until nothing on the page is loading. */
export const stable = () => waitFor(() => expect(bySelector('.table-skeleton, .busy, [aria-busy="true"]')).toBeNull());

/**
 * The button of the question at a save: about the release of a disease (R95), and about another name of a picture. The
 * latter is asked only once.
 */
export const answerButton = async (isAgain: boolean) => {
  const { hash } = window.location;
  if (hash.includes('/diseases/')) return found('[data-cy="releaseNow"]');
  if (isAgain || !/\/application-pictures\/manage\?id=\d/.test(hash)) return null;
  const button = await found('[data-cy="renamePicture"]');
  await stable();
  return button;
};

/** Every section once, also if two areas show it, with the address of its list and an account that may open it. */
export const everySection = sections.map(({ path, screens, newForms }) => {
  const isOfApplication = APPLICATION_AREA.sections.some(section => section.path === path);
  const [area, login] = isOfApplication ? [APPLICATION_AREA, 'editor'] : [ADMIN_AREA, 'admin'];
  return { path, screens, newForms, list: `${area.path}/${path}`, login };
});

/** Sections that show only what the console already knows. */
export const WITHOUT_REQUEST = ['reset-password', 'docs'];

/**
 * Whether a request is the screen's own. Those of the session and of the menu are not, and get their normal response;
 * but the gateway screen sends the menu's request itself.
 */
export const isOfTheScreen = (url: string, path: string) =>
  !url.includes('/api/account') && (path.endsWith('/gateway') || !url.includes('/gateway/routes'));
