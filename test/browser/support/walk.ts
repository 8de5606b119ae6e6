import type { Page } from 'playwright-core';
import { areas } from 'app/sections';

/** What is done at each state of a screen. The name says which state it is. */
export type Look = (state: string) => Promise<void>;

// The walk waits for what these lists promise: a screen that has lost it fails.

/** Lists that ask before they delete. Dialogs are the same everywhere, so a few lists are enough. */
const ASKS_IN_MENU = ['user-management', 'user-application'];
const ASKS = ['groups', 'diseases', ...ASKS_IN_MENU];

/** Forms with a field that chooses a record in a dialog. A few are enough here too. */
const CHOOSES = ['groups', 'diseases', 'interactions'];

/** Forms that may be sent empty (R75), and the form of plans, which can only be edited. */
const UNCHECKED = ['notification', 'coupon', 'promotions', 'groups', 'editor-contents', 'plans'];

/** Each section once, in the first area that has it, with the screens that open without a record. */
const SECTIONS = areas
  .flatMap(({ path, sections }) => sections.map(section => ({ ...section, to: `${path}/${section.path}` })))
  .filter(({ path }, index, all) => all.findIndex(one => one.path === path) === index)
  .map(({ path, to, screens }) => ({
    path,
    to,
    forms: Object.keys(screens).filter(subpath => /^\/(manage|manages|new|manage-\w+)$/.test(subpath)),
    hasTexts: '/manage/content' in screens,
  }));

const ACCOUNT = ['/', '/entity', '/account/settings', '/account/password', '/no/such/page'];
const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/activate',
  '/reset/request',
  '/reset/finish?key=abc',
  '/account/settings',
];

export const walkOf = (page: Page, look: Look) => {
  const first = (selector: string) => page.locator(selector).first();

  const frames = () =>
    page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));

  const isStable = () =>
    page.waitForFunction(
      () =>
        document.querySelector('h1:not([data-left]), [role="dialog"]') &&
        !document.querySelector('main :is(.busy, .table-skeleton, [aria-busy="true"])'),
    );

  /** Waits until nothing on the page is loading, and what arrived has been painted without requesting more. */
  const settle = async () => {
    await frames();
    await isStable();
    await frames();
    await isStable();
  };

  /** Goes to another screen, and waits until it has replaced this one. */
  const open = async (path: string) => {
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
    await page.goto(`./#${path}`);
    await settle();
  };

  const go = async (path: string) => {
    // Going to the same address again would reload the record that is open there.
    if (page.url().endsWith(`#${path}`)) await open('/no/such/page');
    await open(path);
  };

  const closeDialog = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  /** Looks at the dialog that this control opens. */
  const dialogOf = async (selector: string, state: string) => {
    await first(selector).click();
    await page.getByRole('dialog').waitFor();
    await settle();
    await look(state);
    await closeDialog();
  };

  /** Opens the menu of the first row that has such an item: a mobile customer cannot be deleted. */
  const openMenuWith = async (item: string) => {
    for (const menu of await page.locator('[data-cy="entityMenu"] button').all()) {
      await menu.click();
      if ((await page.locator(item).count()) > 0) return;
      await page.keyboard.press('Escape');
    }
  };

  const show = async (path: string) => {
    await go(path);
    await look(path);
  };

  const list = async ({ path, to, forms, hasTexts }: (typeof SECTIONS)[number]) => {
    await show(to);
    if (forms.length === 0) return;
    if (ASKS_IN_MENU.includes(path)) await openMenuWith('[data-cy="entityDeleteButton"]');
    if (ASKS.includes(path)) await dialogOf('[data-cy="entityDeleteButton"]', `${to} asks`);
    await first('[data-cy="entityEditButton"], [data-cy="entityDetailsButton"]').click();
    await page.waitForURL(url => !url.hash.endsWith(to));
    await settle();
    await look(`${to} record`);
    if (!hasTexts) return;
    await first('.long-text-card button').click();
    await page.locator('[data-cy="markdown"]').waitFor();
    await settle();
    await look(`${to} text`);
  };

  const form = async (section: string, to: string) => {
    await go(to);
    if (CHOOSES.includes(section))
      await dialogOf('form button:is([aria-label^="Escolher"], [aria-label^="Choose"])', `${to} chooses`);
    // The form without errors is looked at with its record.
    if (UNCHECKED.includes(section)) return look(`${to} new`);
    await first('form [type="submit"]').click();
    await first('[aria-invalid="true"]').waitFor();
    await look(`${to} errors`);
  };

  return { list, form, show };
};

type Walk = ReturnType<typeof walkOf>;

interface Visit {
  path: string;
  visit: (walk: Walk) => Promise<void>;
}

const shown = (paths: readonly string[]): Visit[] => paths.map(path => ({ path, visit: walk => walk.show(path) }));

/** Every section's list, delete confirmation, record, text, picker and new form, with errors if it can have some. */
export const SECTION_SCREENS: readonly Visit[] = SECTIONS.flatMap(section => [
  { path: section.to, visit: (walk: Walk) => walk.list(section) },
  ...section.forms.map(subpath => ({
    path: section.to + subpath,
    visit: (walk: Walk) => walk.form(section.path, section.to + subpath),
  })),
]);

/** The screens outside the areas for a signed-in user, and a list without results. */
export const ACCOUNT_SCREENS = shown([...ACCOUNT, '/application-admin/disease-synonym?search=nothing-is-called-so']);

/** The screens of a visitor. */
export const PUBLIC_SCREENS = shown(PUBLIC);
