import { browserOfSuite } from '../support/session';

const browser = browserOfSuite();

it('a list is sorted by its header on a screen of 390 px, where the header is hidden in print', async () => {
  const page = await browser.signedIn('editor', 'application-admin/promotions', { width: 390, height: 844 });
  await page.locator('th.column-name').getByRole('button').click();
  await page.locator('th.column-name[aria-sort="ascending"]').waitFor();
  await page.locator('table[aria-busy="false"] tbody tr').first().waitFor();
  const names = await page.locator('td.column-name').allInnerTexts();
  const byWord = new Intl.Collator('pt', { sensitivity: 'base', ignorePunctuation: true });
  expect(names).toEqual([...names].sort(byWord.compare));
  const { scrolled, drawn } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    drawn: document.documentElement.getBoundingClientRect().width,
  }));
  expect(scrolled).toBe(drawn);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('th.column-name').isVisible()).toBe(false);
});
