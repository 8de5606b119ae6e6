import type { Page } from 'playwright-core';
import { isCopied } from '../support/clock';
import { control } from '../support/roles';
import { browserOfSuite, signIn, violationsOf } from '../support/session';
import { shellOf } from '../support/shell';

const browser = browserOfSuite();
let page: Page;

const card = (name: string) => page.getByRole('region', { name });
const nameField = () => control(page, 'textbox', 'Nome');

describe('the home page', () => {
  it('B16: links to the record with an unsaved change, and its form offers to restore the change', async () => {
    page = await browser.newPage();
    await signIn(page, 'editor', 'application-admin/disease-synonym');
    await page.locator('.record-link').first().click();
    const name = await nameField().inputValue();
    await nameField().fill(`${name} aguda`);
    await isCopied(page);
    await page.goto('about:blank');
    await page.goto('./#/');
    await card('Texto não salvo')
      .getByRole('link', { name: `${name} aguda` })
      .click();
    await page.getByRole('button', { name: 'Restaurar', exact: true }).first().waitFor();
    expect(await nameField().inputValue()).toBe(name);
  });

  it('B16: shows a card for pending releases that links to them', async () => {
    page = await browser.newPage();
    await signIn(page, 'editor');
    await card('Liberações pendentes').getByRole('link').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await card('Liberações pendentes').getByRole('link').click();
    await page.waitForURL(/sync-resume$/);
    await shellOf(page).goHome();
  });

  it('R42, B16: links to the sections of the menu with cards that fill its width', async () => {
    page = await browser.newPage('pt-br', { width: 1920, height: 900 });
    await signIn(page, 'everything');
    const cards = page.locator('.section-index > .section-card');
    await cards.last().waitFor();
    const rights = await cards.evaluateAll(all => all.map(one => one.getBoundingClientRect().right));
    const title = await page.locator('.page-title').evaluate(element => element.getBoundingClientRect().right);
    expect(Math.abs(Math.max(...rights) - title)).toBeLessThan(1);
  });

  it('B16: begins with what is due, less than 200 px below the top of the window', async () => {
    page = await browser.newPage('pt-br', { width: 1440, height: 900 });
    await signIn(page, 'editor');
    await card('Próximos envios').getByRole('link').first().waitFor();
    const top = await page
      .locator('.workplace > *')
      .first()
      .evaluate(one => one.getBoundingClientRect().top);
    expect(top).toBeLessThan(200);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('shows no links to an account without permissions', async () => {
    page = await browser.newPage();
    await signIn(page, 'visitor');
    await page.getByText('Você entrou como').waitFor();
    expect(await page.locator('.workplace').getByRole('link').count()).toBe(0);
  });
});
