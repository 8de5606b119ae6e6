import type { Page } from 'playwright-core';
import { control } from '../support/roles';
import { browserOfSuite } from '../support/session';

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

it('in a long form, a control focused by Tab is covered less than half at a height of 600 px, and is in sight in windows of 320 × 256 to 360 × 300', async () => {
  page = await browser.signedIn('editor', 'application-admin/diseases/manage', { width: 1280, height: 600 });
  await page.getByRole('button', { name: 'Salvar', exact: true }).waitFor();
  const covered: string[] = [];
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await inSight()) <= 0.5) covered.push(await page.evaluate(() => document.activeElement?.id ?? ''));
  }
  expect(covered).toEqual([]);

  const name = control(page, 'textbox', 'Nome');
  for (const [width, height] of [
    [320, 256],
    [360, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await name.focus();
    const hidden: string[] = [];
    const reached = new Set<string>();
    for (let presses = 0; presses < 60; presses += 1) {
      const { id, isShown } = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const { top, bottom, left, right } = focused.getBoundingClientRect();
        const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
        const at = document.elementFromPoint((left + right) / 2, middle);
        return {
          id: focused.id || focused.textContent || focused.tagName,
          isShown: focused.contains(at) || !focused.closest('form') || focused.closest('.form-index') !== null,
        };
      });
      reached.add(id);
      if (!isShown) hidden.push(id);
      await page.keyboard.press('Tab');
    }
    expect([width, hidden]).toEqual([width, []]);
    expect(reached.size).toBeGreaterThan(12);
  }
});
