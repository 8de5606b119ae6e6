import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();

it('R42, B16: the home page begins with what is due, less than 200 px below the top, and its sections fill its width', async () => {
  const page = await browser.newPage('pt-br', { width: 1440, height: 900 });
  await signIn(page, 'everything');
  await page.getByRole('region', { name: 'Próximos envios' }).getByRole('link').first().waitFor();
  await page.getByRole('region', { name: 'Liberações pendentes' }).getByRole('link').waitFor();
  const boxes = (selector: string) =>
    page.locator(selector).evaluateAll(all => all.map(one => one.getBoundingClientRect()));
  expect((await boxes('.workplace > *'))[0].top).toBeLessThan(200);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1920, height: 900 });
  const rights = (await boxes('.section-index > .section-card')).map(({ right }) => right);
  expect(Math.abs(Math.max(...rights) - (await boxes('.page-title'))[0].right)).toBeLessThan(1);
});
