import type { Page } from 'playwright-core';
import { boxOf } from '../support/boxes';
import { browserOfSuite } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const loggers = () => page.locator('[data-cy="logger"]');
const toast = () => page.locator('.Toastify__toast');

const openToast = async (viewport: { width: number; height: number }) => {
  page = await browser.signedIn('admin', 'admin/logs', viewport);
  await browser.fault({ match: { method: 'PUT', path: '/management/logs' }, times: 1, status: 500, body: {} });
  await loggers().nth(9).getByRole('button', { name: 'OFF' }).click();
  // A toast slides in from beyond the left edge. With reduced motion it does so within one frame.
  await toast().evaluate(element => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  // Its animation may not have begun yet.
  await page.waitForFunction(
    element => (element?.getBoundingClientRect().left ?? -1) >= 0,
    await toast().elementHandle(),
  );
};

it('R162, B8: a toast is an unread message that only the shell announces, is aligned with the title at 360 to 2560 px, and stays for 20 seconds', async () => {
  await openToast({ width: 1280, height: 900 });
  const bell = page.locator('[data-cy="messageBell"]');
  expect(await bell.getAttribute('aria-label')).toBe('Mensagens: 1 falha não lida');
  expect(await page.locator('[data-cy="announcer"] [role="alert"]').innerText()).toBe('Erro: Erro interno');
  expect(await page.locator('.Toastify [role="alert"], .Toastify[aria-live="polite"]').count()).toBe(0);

  for (const width of [360, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const parts = ['.Toastify__toast', '.app-header', '.page-title'];
    const [box, header, title] = await Promise.all(parts.map(part => boxOf(page, part)));
    expect(box.top).toBeGreaterThan(header.bottom);
    expect(box.left).toBeCloseTo(title.left, 0);
    expect(box.right).toBeLessThanOrEqual(title.right);
  }

  // The library times a toast with an animation, so the test moves that animation.
  const stateAt = (milliseconds: number) =>
    page.locator('.Toastify__progress-bar--animated').evaluate((bar, time) => {
      const [clock] = bar.getAnimations();
      clock.currentTime = time;
      return clock.playState;
    }, milliseconds);
  expect(await stateAt(19_000)).toBe('running');
  await stateAt(20_000);
  await toast().waitFor({ state: 'detached' });
});

it('a toast lets a click pass to the control that it covers, and closes with its own button', async () => {
  await openToast({ width: 390, height: 844 });
  const { left, top } = await boxOf(page, '.Toastify__toast');
  const covered = loggers().nth(20).getByRole('button', { name: 'TRACE' });
  const target = await covered.evaluate((element, y) => {
    window.scrollBy(0, element.getBoundingClientRect().top - y);
    const { x, y: at, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: at + height / 2 };
  }, top + 8);
  expect(target.x).toBeGreaterThan(left);
  await page.mouse.click(target.x, target.y);
  await page.waitForFunction(() => document.querySelectorAll('[aria-busy="true"]').length === 0);
  await loggers().nth(20).locator('[data-level="TRACE"][aria-pressed="true"]').waitFor();
  await page.locator('.Toastify__close-button').click();
  await toast().waitFor({ state: 'detached' });
});
