import type { Page } from 'playwright-core';
import { isListed } from '../support/clock';
import { deskOf } from '../support/desk';
import { hold } from '../support/hold';
import { control, firstButton } from '../support/roles';
import { browserOfSuite } from '../support/session';
import { focusedName } from '../support/shell';

const browser = browserOfSuite();
let page: Page;

const press = (keys: string) => page.keyboard.press(keys);
const type = (text: string) => page.keyboard.type(text);

const focused = () => focusedName(page);

/** Presses Tab until an element with this name has the focus. */
const tabTo = async (name: RegExp, key = 'Tab') => {
  for (let step = 0; step < 80; step += 1) {
    await press(key);
    if (name.test(await focused())) return;
  }
  throw new Error(`Tab never comes to ${name}.`);
};

/** Goes to a section through the palette. */
const goTo = async (words: string) => {
  await press('Control+k');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  await type(words);
  await press('Enter');
};

const row = (text: string) => page.locator('[data-cy="entityTable"]').filter({ hasText: text });
const NAME = 'Exposição ao amianto de teste';

it('B8: a risk factor is created, edited and deleted with the keyboard alone', async () => {
  page = await browser.signedIn('editor');
  await page.locator('.section-index').waitFor();
  await goTo('novo fator');
  await control(page, 'textbox', 'Nome').waitFor();

  await tabTo(/^Nome/);
  await type(NAME);
  await tabTo(/^Sexo/);
  await press('ArrowDown');
  await tabTo(/^Gestante/);
  await press('Space');
  await tabTo(/^Idade inicial/);
  await type('18');
  await press('Control+s');
  await isListed(page);
  await press('/');
  await type(NAME);
  await row(NAME).waitFor();
  // The other rows disappear. A focused button in one of them would take the focus with it.
  await page.locator('[data-cy="entityTable"]').nth(1).waitFor({ state: 'detached' });
  await tabTo(new RegExp(`^Editar ${NAME}$`));
  await press('Enter');
  await page.getByRole('button', { name: 'Salvar', exact: true }).waitFor();
  await tabTo(/^Idade final/);
  await type('65');
  await tabTo(/^Salvar$/);
  await press('Enter');
  await row('entre 18 e 65 anos').waitFor();
  // The row that was just saved has the focus: its buttons come next.
  await tabTo(new RegExp(`^Excluir ${NAME}$`));
  await press('Enter');
  await row(NAME).waitFor({ state: 'detached' });
  expect((await browser.writes()).map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE']);
});

it('B8: each row button of a list has a unique name', async () => {
  page = await browser.signedIn('editor');
  for (const section of ['diseases', 'coupon', 'user-application', 'flashcards', 'synonym-group']) {
    await page.goto(`./#/application-admin/${section}`);
    await page
      .getByRole('button', { name: /^Editar / })
      .last()
      .waitFor();
    const names = await page
      .locator('.row-actions button, .card-grid button')
      .evaluateAll(all => all.map(button => button.getAttribute('aria-label') ?? button.textContent ?? ''));
    expect([section, names.filter((name, at) => names.indexOf(name) !== at)]).toEqual([section, []]);
  }
});

describe('B8: a button that becomes disabled keeps the focus:', () => {
  const focus = (name: string) => page.getByRole('button', { name, exact: true }).focus();
  /** Chromium removes the focus from a disabled element before it draws the next frame. */
  const keepsFocus = async (name: string) => {
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await focused()).toBe(name);
  };

  /** Presses the button twice while its request is in flight. */
  const pressTwice = async (name: string) => {
    await focus(name);
    await press('Enter');
    await keepsFocus(name);
    await page.locator(':focus[aria-disabled="true"]').waitFor();
    await press('Enter');
    await keepsFocus(name);
  };

  it('Refresh, while a monitoring page loads, and it sends one request', async () => {
    page = await browser.signedIn('admin', 'admin/health');
    await page.locator('tbody tr').first().waitFor();
    const held = await hold(page, '**/management/health');
    await pressTwice('Atualizar');
    held.release();
    await page.locator('[data-cy="refresh"][aria-disabled="false"]').waitFor();
    await keepsFocus('Atualizar');
    expect(held.count()).toBe(1);
  });

  it('that of a coupon after the response, Save of the account and Delete while they wait, Add after Tab, and Replace all', async () => {
    page = await browser.signedIn('editor', 'application-admin/coupon');
    const toggle = page.getByRole('button', { name: /^(Desativar|Ativar) / }).first();
    const [verb, ...code] = ((await toggle.getAttribute('aria-label')) ?? '').split(' ');
    await toggle.press('Enter');
    const other = `${verb === 'Ativar' ? 'Desativar' : 'Ativar'} ${code.join(' ')}`;
    await page.getByRole('button', { name: other, exact: true }).waitFor();
    await keepsFocus(other);

    await page.goto('./#/account/settings');
    await page.locator('input[data-cy="firstname"]').fill('Conceição');
    const saving = await hold(page, '**/api/account/me', 'POST');
    await pressTwice('Salvar');
    saving.release();
    await page.locator('main .alert-success').waitFor();
    await keepsFocus('Salvar');
    expect(saving.count()).toBe(1);

    await page.goto('./#/application-admin/medicine-leaflets');
    await firstButton(page, 'Excluir').click();
    await page.getByRole('dialog').waitFor();
    await browser.fault({
      match: { method: 'DELETE', path: '/api/medicine-leaflets/*' },
      times: 1,
      status: 200,
      body: {},
    });
    const deleting = await hold(page, '**/api/medicine-leaflets/*', 'DELETE');
    await pressTwice('Excluir');
    const answered = page.waitForResponse(response => response.request().method() === 'DELETE');
    deleting.release();
    await answered;
    await page.clock.fastForward(2000);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(deleting.count()).toBe(1);

    await page.goto('./#/application-admin/pediatric-doses/manage');
    await page.locator('[data-cy="synonyms"] input').fill('Antitérmico');
    await press('Tab');
    await page.locator('.chip').getByText('Antitérmico').waitFor();
    await keepsFocus('Adicionar');

    const desk = deskOf(page);
    await desk.open('Uma dose e outra dose');
    await press('Control+f');
    await page.locator('[data-cy="sought"]').fill('dose');
    await page.locator('[data-cy="found"]').getByText('1 de 2').waitFor();
    await focus('Substituir tudo');
    await press('Enter');
    await page.locator('[data-cy="found"]').getByText('Nada encontrado').waitFor();
    await keepsFocus('Substituir tudo');
    await press('Escape');
    await desk.hasFocus();
  });
});
