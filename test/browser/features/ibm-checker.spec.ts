import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { browserOfSuite } from '../support/session';

const source = readFileSync(createRequire(__filename).resolve('accessibility-checker-engine/ace-window.js'), 'utf8');

interface Result {
  ruleId: string;
  value: readonly string[];
  message: string;
  path: { dom: string };
}

interface Ace {
  ace: {
    Checker: new () => {
      rulesetRules: Record<string, string[]>;
      check: (document: Document, rulesets: readonly string[]) => Promise<{ results: Result[] }>;
    };
  };
}

const RULES = 'IBM_Accessibility';

/**
 * These rules take most of the time. The first three never say that something is wrong, only that it may be; axe has
 * the others.
 */
const LEFT_OUT = [
  'style_focus_visible',
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'text_spacing_valid',
  'target_spacing_sufficient',
  'text_contrast_sufficient',
];

/** What IBM's checker is certain of on the current page, without what a person must judge (`POTENTIAL`, `MANUAL`). */
const failuresOn = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ rules, leftOut }) => {
      const checker = new (window as unknown as Ace).ace.Checker();
      checker.rulesetRules[rules] = checker.rulesetRules[rules]?.filter(rule => !leftOut.includes(rule)) ?? [];
      const { results } = await checker.check(document, [rules]);
      if (results.length === 0) return ['nothing was checked'];
      return results
        .filter(({ value }) => value[1] === 'FAIL')
        .map(({ ruleId, message, path }) => `${ruleId}: ${message} ${path.dom}`);
    },
    { rules: RULES, leftOut: LEFT_OUT },
  );
};

const browser = browserOfSuite();
let page: Page;

const isAtRest = () =>
  page.waitForFunction(
    () =>
      document.querySelector('h1') &&
      !document.querySelector('main :is(.busy, .table-skeleton, [aria-busy="true"]), .rail-frame:empty'),
  );

it("IBM's checker, a second engine beside axe, finds no failure on home, lists, settings, figures, a form, its dialog and the desk of its text", async () => {
  page = await browser.signedIn('everything');
  for (const path of [
    '/',
    '/application-admin/user-application',
    '/application-admin/application-settings',
    '/account/settings',
    '/admin/metrics',
    '/application-admin/diseases',
  ]) {
    await page.goto(`./#${path}`);
    await page.waitForURL(url => url.hash === `#${path}`);
    await isAtRest();
    expect([path, await failuresOn(page)]).toEqual([path, []]);
  }
  await page.locator('[data-cy="entityEditButton"]').first().click();
  await page.locator('.manage-page .fields').waitFor();
  await isAtRest();
  expect(await failuresOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Escolher: Grupos' }).click();
  await page.getByRole('dialog').locator('[aria-busy="false"]').waitFor();
  expect(await failuresOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.long-text-card button').first().click();
  await page.locator('[data-cy="markdown"]').waitFor();
  expect(await failuresOn(page)).toEqual([]);
});
