import type { Page } from 'playwright-core';
import { screenOf } from '../support/form';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();
it('B12: two clicks list the failed sign-ins of the last week, not only those of one page', async () => {
  const page = await browser.newPage();
  await signIn(page, 'admin', 'admin/audits');
  await page.locator('[data-cy="entityTable"]').first().waitFor();
  let clicks = 0;
  const click = async (control: ReturnType<Page['locator']>) => {
    clicks += 1;
    await control.click();
  };
  await click(page.getByRole('button', { name: '7 dias' }));
  await page.waitForURL(/fromDate=/);
  await click(screenOf(page).field('failuresOnly'));
  const failures = page.getByTitle('AUTHENTICATION_FAILURE');
  // Every ninth of more than a thousand events in a week: more than fit on any page.
  await failures.nth(99).waitFor();
  expect(await page.getByTitle('AUTHENTICATION_SUCCESS').count()).toBe(0);
  expect(clicks).toBeLessThanOrEqual(2);
});
