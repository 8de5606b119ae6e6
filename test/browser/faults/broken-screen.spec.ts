import type { Page } from 'playwright-core';
import { screenOf } from '../support/form';
import { mendFormat, plantInFormat } from '../support/planted-error';
import { browserOfSuite, violationsOf } from '../support/session';

/**
 * React and the browser report what the test breaks on purpose. It breaks a format of the page's own `Intl`, which a
 * fake clock would replace.
 */
const browser = browserOfSuite({ provoked: /planted|error boundary|occurred in/i, hasRealClock: true });
let page: Page;

const field = (name: string) => screenOf(page).field(name);

const NAME = 'Asma de teste';
const TEXT = '# Tratamento\n\nRepouso e **hidratação**. '.repeat(20);

it('B10: a crashed editor of a text offers to copy what was typed, shows it if the browser refuses to copy, and has all of it after a retry', async () => {
  page = await browser.signedIn('editor', 'application-admin/semiologies/manage');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await field('name').fill(NAME);
  await page.getByRole('button', { name: 'Editar texto: Anamnese' }).click();
  await field('markdown').waitFor();
  await page
    .getByText(/cópia local/i)
    .first()
    .waitFor();
  await plantInFormat(page);
  await field('markdown').fill(TEXT);
  await field('copyUnsavedText').click();
  await page.getByText('Texto copiado.').waitFor();
  const held = await page.evaluate(() => navigator.clipboard.readText());
  expect(held).toContain(NAME);
  expect(held).toContain(TEXT);
  expect(await violationsOf(page)).toEqual([]);

  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('refused')) }),
  );
  await field('copyUnsavedText').click();
  expect(await page.getByLabel(/Copie daqui/).inputValue()).toContain(TEXT);
  expect(await violationsOf(page)).toEqual([]);

  await mendFormat(page);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  expect(await field('markdown').inputValue()).toBe(TEXT);
  await page.getByRole('button', { name: 'Voltar' }).first().click();
  expect(await field('name').inputValue()).toBe(NAME);
});

it.each(['start', 'first-texts'])(
  'F118: without the file %s, the page shows an error in both languages and loads after a reload',
  async file => {
    page = await browser.newPage();
    const missing = new RegExp(`/assets/${file}-[\\w-]+\\.js$`);
    await page.route(missing, route => route.fulfill({ status: 503 }));
    await page.goto('./');
    await page.getByText('The console could not be loaded.').waitFor();
    await page.getByRole('heading', { name: 'Não foi possível carregar o console' }).waitFor();
    await page.unroute(missing);
    await page.getByRole('button', { name: 'Recarregar a página' }).click();
    await page.locator('.app-header').waitFor();
  },
);
