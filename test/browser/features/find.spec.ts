import type { Page } from 'playwright-core';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const FIND = 'application-admin/find';
const REVIEW = 'application-admin/review?in=diseases';

const finished = (text: RegExp) => page.locator('.find-status').getByText(text).waitFor();

/** Opens the search of all texts, or the review, as an editor. */
const open = async (path: string) => {
  page = await browser.signedIn('editor', path);
};

it('B21: words are typed, found, opened in their text and returned to, by keyboard alone', async () => {
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
});

it('B21, B22, B23: results and findings have no violations and fit 1,280 and 390 px', async () => {
  await open(`${FIND}?text=febre`);
  for (const path of [`${FIND}?text=febre`, `${FIND}?used=symptoms&id=1&name=Febre`, REVIEW]) {
    await page.goto(`./#/${path}`);
    await finished(/^(Lugares: [1-9]|Nada encontrado)/);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

it.each(['light', 'dark'] as const)(
  'B25: the empty search screen has no violations and fits 1,280 and 390 px, in the %s theme',
  async colorScheme => {
    await open(`${FIND}?text=febre&words=1`);
    await page.emulateMedia({ colorScheme });
    await finished(/^Lugares: [1-9]/);
    await page.goto(`./#/${FIND}`);
    await page
      .getByRole('region', { name: 'Últimas buscas' })
      .getByRole('link', { name: /^febre/ })
      .waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
  },
);

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
