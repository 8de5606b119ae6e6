import type { Page } from 'playwright-core';
import { MENUS, pathsOf } from '../../support/menus';
import type { LoggedRequest } from '../support/control';
import { browserOfSuite } from '../support/session';

const browser = browserOfSuite();

/** Goes to a screen without a reload, and waits until it shows what it requested. */
const visit = async (page: Page, path: string) => {
  await page.evaluate(to => {
    window.location.hash = to;
  }, path);
  await page.waitForFunction(
    to =>
      window.location.hash.startsWith(`#${to}`) &&
      document.querySelector('main h1') &&
      !document.querySelector('main [aria-busy="true"]'),
    path,
  );
};

/**
 * The menu checks for gateway routes, and home for pending releases and the next pushes. Their screens fetch the
 * current state again. The page of the API documentation is asked for before a frame shows it.
 */
const LIVE = ['/api/gateway/routes', '/api/notifications', '/api/sync-resumes', '/swagger-ui/index.html'];

const questionOf = ({ method, path, query }: LoggedRequest) =>
  `${method} ${path} ${JSON.stringify(Object.entries(query).sort())}`;

it.each(['editor', 'admin'])('the screens of %s send no request twice, except for live data', async login => {
  const page = await browser.signedIn(login);
  const paths = pathsOf(MENUS[login]);
  for (const path of paths) await visit(page, path);
  const questions = (await browser.log()).filter(({ path }) => !LIVE.includes(path)).map(questionOf);
  const repeated = questions.filter((question, at) => questions.indexOf(question) < at);
  expect(questions.length).toBeGreaterThan(paths.length / 2);
  expect(repeated).toEqual([]);
});
