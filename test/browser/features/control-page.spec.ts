import type { Page } from 'playwright-core';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const LIST = 'application-admin/disease-synonym';
const browser = browserOfSuite();
let page: Page;
let control: Page;
let screen: Screen;

const open = async (locale: 'pt-br' | 'en' = 'pt-br') => {
  page = await browser.newPage(locale);
  screen = screenOf(page);
  control = await page.context().newPage();
  control.on('pageerror', error => browser.complaints.push(`control page: ${error.message}`));
  control.on('console', message => {
    if (message.type() === 'error') browser.complaints.push(`control page: ${message.text()}`);
  });
  await control.goto('./__control/');
  await control.locator('#scenarios button[aria-pressed="true"]').waitFor();
};

const press = (name: string | RegExp) => control.getByRole('button', { name, exact: true }).click();
const shown = (text: string | RegExp) => control.getByRole('status').filter({ hasText: text }).waitFor();
const field = (label: string) => control.getByLabel(label, { exact: true });
const perform = async (name: string) => {
  await press(name);
  await control.getByRole('dialog', { name }).getByRole('button', { name }).click();
  await control
    .getByRole('status')
    .filter({ hasText: `Pronto: ${name}` })
    .waitFor();
};
const faults = () => control.getByRole('list', { name: 'Falhas ativas' }).getByRole('listitem');
const calls = () => control.getByRole('list', { name: 'Chamadas recebidas' }).getByRole('listitem');

afterAll(() => browser.reset());

it('a fault added by hand makes one save fail, is removed after use, and the log shows the call with its body', async () => {
  await open();
  await control.getByLabel('Partir de').selectOption({ label: 'Gravação responde 500' });
  await field('Caminho').fill('/api/disease-synonym');
  await press('Adicionar falha');
  await shown('Falha adicionada.');
  expect(await faults().allInnerTexts()).toEqual([expect.stringMatching(/POST \/api\/disease-synonym[^]*500/)]);

  await signIn(page, 'editor', `${LIST}/manage`);
  await screen.field('name').fill('Ameaçada');
  await screen.save();
  await page.locator('form .alert-danger').waitFor();
  await faults().first().waitFor({ state: 'detached' });

  await control.getByLabel('Só gravações').check();
  await control.getByLabel('Filtrar').fill('disease-synonym 500');
  const call = calls().filter({ hasText: 'falha: status=500' });
  await call.locator('summary').press('Enter');
  await call.getByText('"name": "Ameaçada"').waitFor();
  expect(await calls().count()).toBe(1);

  await screen.save();
  await screen.isListed();
  await press('Limpar registro');
  await control.getByText('Nenhuma chamada a mostrar').waitFor();
});

it('the fault form reports a missing path, and copies a fault as a curl command', async () => {
  await open();
  await press('Adicionar falha');
  await control.getByRole('alert').filter({ hasText: 'caminho' }).waitFor();
  expect(await control.evaluate(() => document.activeElement?.id)).toBe('path');
  await field('Caminho').fill("/api/it's*");
  await field('Status').fill('503');
  await control.getByLabel('A conexão cai').selectOption({ label: 'Depois de gravar' });
  await press('Copiar como curl');
  expect(await control.getByLabel('Copiado').inputValue()).toBe(
    `curl -X POST ${browser.address}__control/fault -H 'content-type: application/json' ` +
      `-d '{"match":{"path":"/api/it'\\''s*"},"status":503,"drop":"after","times":1}'`,
  );
});

it('emptying the data asks for confirmation and keeps the sessions; ending the sessions signs users out', async () => {
  await open();
  await signIn(page, 'editor', LIST);
  await screen.field('entityTable').first().waitFor();
  await press('Banco vazio');
  const question = control.getByRole('dialog', { name: 'Banco vazio' });
  expect(await control.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Cancelar');
  expect(await violationsOf(control)).toEqual([]);
  await control.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  expect(await control.evaluate(() => document.activeElement?.textContent)).toBe('Banco vazio');

  await perform('Banco vazio');
  await page.reload();
  await page.locator('.empty-state').waitFor();
  await press('Encerrar sessões');
  await shown('Pronto: Encerrar sessões');
  await page.reload();
  await page.locator('[data-cy="loginTitle"]').waitFor();
});

it('the control page opens in the language of the console, has no axe violation wide or narrow, and a button switches the language', async () => {
  await open('en');
  await signIn(page, 'editor', LIST);
  await browser.fault({ match: { method: 'PUT', path: '/api/diseases' }, status: 500, times: 'always' });
  await control.getByRole('heading', { name: 'Test server', level: 1 }).waitFor();
  await control.locator('#log summary').first().click();
  expect(await violationsOf(control)).toEqual([]);
  await press('Português');
  await control.getByRole('heading', { name: 'Servidor de testes', level: 1 }).waitFor();
  expect(await control.title()).toBe('Servidor de testes');
  await control.setViewportSize({ width: 360, height: 800 });
  expect(await violationsOf(control)).toEqual([]);
  expect(await control.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
