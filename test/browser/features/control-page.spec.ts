import type { Page } from 'playwright-core';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const LIST = 'application-admin/disease-synonym';
const browser = browserOfSuite({ provoked: /status of 400/ });
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
  await control.goto('./__control');
};

const press = (name: string) => control.getByRole('button', { name, exact: true }).click();
const isDone = () => control.getByRole('status').filter({ hasText: 'Pronto.' }).waitFor();
const field = (label: string) => control.getByLabel(label, { exact: true });
const faults = () => control.getByRole('list', { name: 'Falhas ativas' }).getByRole('listitem');
const requests = () => control.getByRole('list', { name: 'Requisições' }).getByRole('listitem');

afterAll(() => browser.reset());

it('a fault from the page makes one save fail, is gone after use, and the log shows the request with its body', async () => {
  await open();
  await field('Partir de').selectOption({ label: 'Gravação recusada: nome repetido (409)' });
  await press('Adicionar a falha');
  await isDone();
  expect(await faults().allInnerTexts()).toEqual([expect.stringMatching(/"method":"POST"[^]*409[^]*restam 1/)]);

  await signIn(page, 'editor', `${LIST}/manage`);
  await screen.field('name').fill('Ameaçada');
  await screen.save();
  await page.locator('form .alert-danger').waitFor();
  await faults().first().waitFor({ state: 'detached' });

  await field('Filtrar por método, caminho ou status').fill('disease-synonym 409');
  const found = requests().filter({ hasText: 'status=409' });
  await found.locator('summary').press('Enter');
  await found.getByText('"name": "Ameaçada"').waitFor();
  expect(await requests().count()).toBe(1);

  await screen.save();
  await screen.isListed();
  await press('Limpar');
  await control.getByText('0 de 0 requisições').waitFor();
});

it.each([
  ['{"match":', /JSON/],
  ['{"match": {"path": ""}, "status": 500}', /match\.path/],
  ['null', /match\.path/],
])('the fault %s is refused beside its field, which keeps the text and the focus', async (text, why) => {
  await open();
  await field('A falha, em JSON').fill(text);
  await press('Adicionar a falha');
  await control.getByRole('alert').filter({ hasText: why }).waitFor();
  expect(await field('A falha, em JSON').inputValue()).toBe(text);
  expect(await control.evaluate(() => document.activeElement?.id)).toBe('fault');
  expect(await faults().count()).toBe(0);
});

it('emptying the data asks first and keeps the sessions; ending the sessions signs users out', async () => {
  await open();
  await signIn(page, 'editor', LIST);
  await screen.field('entityTable').first().waitFor();
  const choose = (answer: 'accept' | 'dismiss') => {
    control.once('dialog', dialog => void dialog[answer]());
    return field('Como ele responde').selectOption('empty');
  };
  await choose('dismiss');
  await control.waitForFunction(() => document.querySelector('select')?.value === 'normal');
  await choose('accept');
  await isDone();
  await page.reload();
  await page.locator('.empty-state').waitFor();
  await press('Encerrar todas as sessões');
  await isDone();
  await page.reload();
  await page.locator('[data-cy="loginTitle"]').waitFor();
});

it('the control page has the language of the console and no axe violation, wide or narrow, light or dark', async () => {
  await open('en');
  await signIn(page, 'editor', LIST);
  await browser.fault({ match: { method: 'PUT', path: '/api/diseases' }, status: 500, times: 'always' });
  await control.getByRole('heading', { name: 'Test server', level: 1 }).waitFor();
  await control.getByText('"method":"PUT"').waitFor();
  await control.locator('#log summary').first().click();
  expect(await violationsOf(control)).toEqual([]);
  await control.emulateMedia({ colorScheme: 'dark' });
  await control.setViewportSize({ width: 360, height: 800 });
  await control.reload();
  await control.getByText('"method":"PUT"').waitFor();
  expect(await violationsOf(control)).toEqual([]);
  expect(await control.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
