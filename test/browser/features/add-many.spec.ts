import type { Page } from 'playwright-core';
import { browserOfSuite, CUT_LINE, fillCredentials, violationsOf } from '../support/session';

const browser = browserOfSuite({ provoked: CUT_LINE });
let page: Page;

const SYNONYMS = 'application-admin/disease-synonym/add-many';

/** How often the user pasted, and how many keys and buttons they pressed. */
let pastes = 0;
let presses = 0;

const paste = async (text: string) => {
  pastes += 1;
  await page.evaluate(value => {
    const copy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/plain', value);
      event.preventDefault();
    };
    document.addEventListener('copy', copy, { once: true });
    document.execCommand('copy');
  }, text);
  await page.keyboard.press('Control+v');
};

const press = async (key: string) => {
  presses += 1;
  await page.keyboard.press(key);
};

const click = async (name: string | RegExp, role: 'button' | 'menuitem' = 'button') => {
  presses += 1;
  await page.getByRole(role, { name, exact: true }).click();
};

const open = async (path: string) => {
  page = await browser.signedIn('editor', path);
  await page.locator('[data-cy="sheetText"]').focus();
};

const status = (text: string) => page.locator('[data-cy="manyStatus"]').getByText(text).waitFor();
const result = (text: string) => page.locator('[data-cy="manyResult"]').getByText(text).waitFor();
const confirm = async () => {
  await press('Control+s');
  await page.getByRole('dialog').waitFor();
  await press('Tab');
  await press('Enter');
};

const codesOf = async () => (await browser.writes()).map(({ body }) => (body as { code: string }).code);
const namesSent = async () => (await browser.writes()).map(({ body }) => (body as { name: string }).name);

it('B28: 30 coupons are created from a sheet with 3 pastes and 8 keys at most, from their list on', async () => {
  [pastes, presses] = [0, 0];
  page = await browser.signedIn('editor', 'application-admin/coupon');
  await page.locator('[data-cy="entityTable"]').first().waitFor();
  await click('Mais');
  await click(/^Adicionar vários/, 'menuitem');
  const field = page.locator('[data-cy="sheetText"]');
  await field.waitFor();
  presses += 1;
  await field.click();
  const rows = Array.from({ length: 30 }, (_, at) => `LOTE${at + 1}\t12,5\t31/12/2027`);
  await paste(['Código\tValor do desconto\tValidade', ...rows].join('\n'));
  await status('Linhas: 30. Prontas: 30. Outras: 0.');
  await confirm();
  await result('Criados: 30.');
  expect(await codesOf()).toEqual(rows.map((_, at) => `LOTE${at + 1}`));
  expect(pastes).toBeLessThanOrEqual(3);
  expect(presses).toBeLessThanOrEqual(8);
});

it('B28: of 200 rows with 5 faults, a lost answer and a refusal, 194 are created once each and 6 are named', async () => {
  await open(SYNONYMS);
  let posts = 0;
  await page.route('**/api/disease-synonym', async route => {
    posts += 1;
    if (posts === 100) return route.fulfill({ status: 400, json: { message: 'Termo reservado.' } });
    if (posts !== 50) return route.continue();
    // The server stores it, and its answer is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  const rows = Array.from({ length: 195 }, (_, at) => `Termo novo ${at + 1}`);
  const wrong = ['Derrame', 'AVC', 'Termo novo 7', '=A1', 'x'.repeat(201)];
  await paste(['Nome', ...rows, ...wrong].join('\n'));
  await status('Linhas: 200. Prontas: 195. Outras: 5.');
  await confirm();
  await result('Criados: 194. Não criados, e ainda abaixo: 6.');
  expect(await page.locator('[data-cy="sheetRow"]').count()).toBe(6);
  expect(await page.getByText('Termo reservado.').count()).toBe(1);
  const sent = await namesSent();
  expect(sent).toHaveLength(194);
  expect(new Set(sent).size).toBe(194);
  expect(sent.filter(name => wrong.includes(name) && name !== 'Termo novo 7')).toEqual([]);
});

it('B28: a session that ends pauses, and the sign-in over the rows leads to the button that goes on', async () => {
  await open(SYNONYMS);
  await paste('Termo novo 1\nTermo novo 2');
  await status('Linhas: 2. Prontas: 2. Outras: 0.');
  await browser.fault({ match: { method: 'POST', path: '/api/disease-synonym' }, status: 401, body: {} });
  await confirm();
  await page.locator('[data-cy="loginTitle"]').waitFor();
  await fillCredentials(page, 'editor');
  await page.getByRole('button', { name: 'Continuar' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await result('Criados: 2.');
  expect((await browser.writes()).map(({ status: code }) => code)).toEqual([401, 201, 201]);
});

it('B28: a tab that is closed in the middle leaves nothing twice: what was created is named as there', async () => {
  await open(SYNONYMS);
  const text = 'Termo novo 1\nTermo novo 2\nTermo novo 3';
  let posts = 0;
  await page.route('**/api/disease-synonym', route => {
    posts += 1;
    return posts < 3 ? route.continue() : undefined;
  });
  await paste(text);
  await status('Linhas: 3. Prontas: 3. Outras: 0.');
  await confirm();
  await page.getByText('Criados: 2 de 3.').waitFor();
  await open(SYNONYMS);
  await paste(text);
  await status('Linhas: 3. Prontas: 1. Outras: 2.');
  await confirm();
  await result('Criados: 1. Não criados, e ainda abaixo: 2.');
  expect(await namesSent()).toEqual(['Termo novo 1', 'Termo novo 2', 'Termo novo 3']);
});

it('B28: a file with a byte order mark, merged headers and formulas is read, and what is no value is named; a reload in the middle of the correction loses nothing', async () => {
  await open('application-admin/coupon/add-many');
  const text =
    '\uFEFFCupons do congresso;;\r\nCódigo;Valor do desconto;Validade\r\n="007";10;31/12/2027\r\nA2;=B3*2;\r\n';
  await page.locator('[data-cy="sheetFile"]').setInputFiles({
    name: 'cupons.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await status('Linhas: 2. Prontas: 1. Outras: 1.');
  await page.getByText('Linhas acima do cabeçalho que não foram lidas: 1').waitFor();
  expect(await page.getByLabel('Código, linha 3').inputValue()).toBe('007');
  await page.getByRole('button', { name: /^Linha 4, Valor do desconto: É uma fórmula/ }).click();
  const cell = page.getByLabel('Valor do desconto, linha 4');
  expect(await cell.evaluate(one => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await status('Linhas: 2. Prontas: 2. Outras: 0.');
  await page.reload();
  await status('Linhas: 2. Prontas: 2. Outras: 0.');
  expect(await cell.inputValue()).toBe('20');
  expect(await page.getByLabel('Código, linha 3').inputValue()).toBe('007');
});

it('B28: 5,000 rows answer to keys, and their pages lead to every cell', async () => {
  await open(SYNONYMS);
  const rows = Array.from({ length: 5000 }, (_, at) => (at === 4321 ? '#N/D' : `Termo novo ${at + 1}`));
  await paste(rows.join('\n'));
  await status('Linhas: 5.000. Prontas: 4.999. Outras: 1.');
  expect(await page.locator('[data-cy="sheetRow"]').count()).toBe(100);
  await page.getByRole('button', { name: /^Linha 4\.322, Nome:/ }).click();
  const cell = page.getByLabel('Nome, linha 4.322');
  await cell.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Termo corrigido');
  await page.keyboard.press('Enter');
  await status('Linhas: 5.000. Prontas: 5.000. Outras: 0.');
  await page.reload();
  await status('Linhas: 5.000. Prontas: 5.000. Outras: 0.');
});

it('B28: the screen has no violations, and fits 1,440 and 390 px', async () => {
  await open('application-admin/coupon/add-many');
  await paste('Código\tValor do desconto\tValidade\nA1\t10\t31/12/2027\nBEMVINDO10\tdez\t31/02/2027');
  await status('Linhas: 2. Prontas: 1. Outras: 1.');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
