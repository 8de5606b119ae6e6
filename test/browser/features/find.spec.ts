import type { Page } from 'playwright-core';
import { browserOfSuite, fillCredentials, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite({ provoked: /status of (401|503)/ });
let page: Page;

const FIND = 'application-admin/find';
const REVIEW = 'application-admin/review?in=diseases';

const finished = (text: RegExp) => page.locator('.find-status').getByText(text).waitFor();

/** Opens the search of all texts, or the review, as an editor. */
const open = async (path: string) => {
  page = await browser.newPage();
  await signIn(page, 'editor', path);
};

it.each(['friendly', 'awkward'])(
  'B21: over the %s backend, words are typed, found, opened in their text and returned to, by keyboard alone',
  async profile => {
    await browser.useProfile(profile);
    await open(FIND);
    await page.getByRole('searchbox', { name: 'Palavra ou trecho' }).waitFor();
    await page.keyboard.type('dispneia');
    await page.keyboard.press('Enter');
    await finished(/^Lugares: [1-9]/);
    const link = page
      .getByRole('region', { name: 'Doenças' })
      .locator('.found-place')
      .filter({ hasText: 'Diagnóstico' })
      .first();
    await link.focus();
    await page.keyboard.press('Enter');
    const bar = page.getByRole('searchbox', { name: 'Localizar' });
    await bar.waitFor();
    expect(await bar.inputValue()).toBe('dispneia');
    const chosen = await page.getByRole('textbox', { name: 'Diagnóstico' }).evaluate(area => {
      const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    });
    expect(chosen.toLowerCase()).toBe('dispneia');
    await page.goBack();
    await finished(/^Lugares: [1-9]/);
    expect(await link.evaluate(one => one === document.activeElement)).toBe(true);
  },
);

it.each(['friendly', 'awkward'])(
  'B22, B23: over the %s backend, the menu of a row tells where it is used, and the review opens a text at a finding',
  async profile => {
    await browser.useProfile(profile);
    await open('application-admin/symptoms');
    await page
      .getByRole('button', { name: /^Mais ações: / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Onde aparece' }).click();
    await page.getByRole('heading', { level: 1, name: /^Onde “.* aparece$/ }).waitFor();
    await finished(/^Lugares: [1-9]/);
    await page.getByRole('region', { name: 'Doenças' }).getByRole('link').first().waitFor();
    await page.goto(`./#/${REVIEW}`);
    await finished(/^Lugares: [1-9]/);
    await page.getByRole('combobox', { name: 'Achado' }).selectOption('espera liberação');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByLabel('Nome').first().waitFor();
    await page.goBack();
    await finished(/^Lugares: [1-9]/);
  },
);

/** A page fails, and is read again; then a session ends among 100,000 diseases, and whoever signs in goes on. */
const isDisturbed = async (path: string) => {
  await browser.fault({ match: { path: '/api/diseases' }, status: 503 });
  await open(path);
  const unread = page.getByText('Doenças, em parte');
  await unread.waitFor();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await unread.waitFor({ state: 'detached' });
  await finished(/^(Lugares: [1-9]|Nada encontrado)/);
  await browser.scenario('huge');
  await page.getByRole('button', { name: 'Procurar de novo' }).click();
  await page.getByText(/^Lendo Doenças: [1-9][\d.]* de 100\./).waitFor();
  await browser.expireSessions();
  await fillCredentials(page, 'editor');
  await finished(/^A leitura parou/);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText(/^Lendo Doenças: [1-9]/).waitFor();
};

it('B21: a page that fails is told and read again, and a session that ends stops the reading until the next sign-in', () =>
  isDisturbed(`${FIND}?text=asma&in=diseases`));

it('B22: a page that fails is told and read again, and a session that ends stops the reading until the next sign-in', () =>
  isDisturbed(`${FIND}?used=symptoms&id=1&name=Febre`));

it('B23: a page that fails is told and read again, and a session that ends stops the reading until the next sign-in', () =>
  isDisturbed(REVIEW));

it('B21, B22, B23: results and findings have no violations and fit 1,280 and 390 px', async () => {
  await open(`${FIND}?text=febre`);
  for (const path of [`${FIND}?text=febre`, `${FIND}?used=symptoms&id=1&name=Febre`, REVIEW]) {
    await page.goto(`./#/${path}`);
    await finished(/^(Lugares: [1-9]|Nada encontrado)/);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
});

it('B21: among 100,000 diseases the page answers while they are read, and Stop ends the requests', async () => {
  await browser.scenario('huge');
  await open(`${FIND}?text=asma&in=diseases`);
  await page.getByText(/^Lendo Doenças: [1-9][\d.]* de 100\./).waitFor();
  const sought = page.getByRole('searchbox', { name: 'Palavra ou trecho' });
  await sought.press('End');
  await page.keyboard.type(' aguda');
  expect(await sought.inputValue()).toBe('asma aguda');
  await page.getByRole('button', { name: 'Parar' }).click();
  await finished(/^A leitura parou/);
  const asked: string[] = [];
  page.on('request', request => request.url().includes('/api/') && asked.push(request.url()));
  await page.getByRole('button', { name: 'Continuar' }).waitFor();
  await page.getByRole('checkbox', { name: 'Só palavras inteiras' }).check();
  expect(asked).toEqual([]);
});
