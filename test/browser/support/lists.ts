import type { Page } from 'playwright-core';
import { areas } from 'app/sections';

/** A row of a list, or one of the cards that stand for rows. */
export const ROW = ':is([data-cy="entityTable"], [data-cy="entityCard"])';

/** Each section that declares the rows of a list, once, in the first area that has it: its name and its address. */
export const LISTS = areas
  .flatMap(({ path, sections }) => sections.map(section => ({ ...section, to: `${path.slice(1)}/${section.path}` })))
  .filter(({ prefetch, path }, index, all) => prefetch && all.findIndex(one => one.path === path) === index)
  .map(({ path, to }) => ({ path, to }));

/** Opens a list and waits for its rows. The rules about rows prove nothing for a list without any. */
export const openList = async (page: Page, to: string) => {
  await page.goto(`./#/${to}`);
  await page.waitForURL(url => url.hash.endsWith(to));
  await page.waitForFunction(
    () =>
      document.querySelector('main :is(.data-table, .card-grid, .empty-state)') &&
      !document.querySelector('main :is(.busy, .table-skeleton, [aria-busy="true"])'),
  );
  if ((await page.locator(ROW).count()) === 0)
    throw new Error(`The list ${to} has no row. Add a record of it to test/mock-backend/seed.`);
};
