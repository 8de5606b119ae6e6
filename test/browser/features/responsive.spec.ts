import type { Page } from 'playwright-core';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();
let page: Page;

/**
 * The part of the focused control that the header and the save bar leave visible; 1 is all of it. The rail is
 * beside both.
 */
const inSight = () =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest('.app-header, .rail, .save-bar, .skip-link')) return 1;
    const { top, bottom, height } = focused.getBoundingClientRect();
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const from = Math.max(top, edge('.app-header')?.bottom ?? 0);
    const to = Math.min(bottom, edge('.save-bar')?.top ?? window.innerHeight);
    return (to - from) / height;
  });

it('keyboard: in a long form, the header and the save bar cover less than half of any control focused by Tab', async () => {
  page = await browser.newPage('pt-br', { width: 1280, height: 600 });
  await signIn(page, 'editor', 'application-admin/diseases');
  await page.locator('[data-cy="entityEditButton"]').first().click();
  await page.locator('[data-cy="entityCreateSaveButton"]').waitFor();
  const covered: string[] = [];
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await inSight()) <= 0.5) covered.push(await page.evaluate(() => document.activeElement?.id ?? ''));
  }
  expect(covered).toEqual([]);
});
