import { boxesOf, boxOf } from '../support/boxes';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();

it('R42, B16: the home page begins with what is due, less than 200 px below the top, and its sections fill its width', async () => {
  const page = await browser.signedIn('everything', '', { width: 1440, height: 900 });
  await page.getByRole('region', { name: 'Próximos envios' }).getByRole('link').first().waitFor();
  await page.getByRole('region', { name: 'Liberações pendentes' }).getByRole('link').waitFor();
  expect((await boxesOf(page, '.workplace > *'))[0].top).toBeLessThan(200);
  expect(await page.locator('.workplace h2').allTextContents()).toEqual(['Liberações pendentes', 'Próximos envios']);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1920, height: 900 });
  const rights = (await boxesOf(page, '.section-index > .section-card')).map(({ right }) => right);
  expect(Math.abs(Math.max(...rights) - (await boxOf(page, '.page-title')).right)).toBeLessThan(1);
});
