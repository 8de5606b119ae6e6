import type { Page } from 'playwright-core';
import { searchFor } from '../support/form';
import { isListed } from '../support/clock';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const NAME = 'Cansaço aos esforços de teste';
const WORD = 'palavra nunca vista';

const picker = () => page.locator('[data-cy="synonymWords"] input');
const addWord = async (word: string) => {
  await picker().click();
  await page.getByRole('dialog').locator('[data-cy="search"]').fill(word);
  await page.getByRole('button', { name: `“${word}”` }).click();
  await page.locator('.added-words li').getByText(word, { exact: true }).waitFor();
};
/** Searches in the open dialog and waits for the response. */
const searchOption = async (text: string) => {
  const answered = page.waitForResponse(response => response.url().includes('name='));
  await page.getByRole('dialog').locator('[data-cy="search"]').fill(text);
  await answered;
};
const save = async () => {
  await page.locator('[data-cy="entityCreateSaveButton"]').click();
  await isListed(page);
};

describe('synonym groups', () => {
  beforeEach(async () => {
    page = await browser.newPage('en');
    await signIn(page, 'editor', 'application-admin/synonym-group/manage');
    await picker().waitFor();
  });

  it('are created with new words, edited with a stored word, and deleted after confirmation', async () => {
    await page.locator('[data-cy="entityCreateSaveButton"]').click();
    await page.locator('.invalid-feedback').waitFor();

    await page.locator('input[data-cy="name"]').fill(NAME);
    await picker().press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.getByRole('dialog').locator('.spinner-border').waitFor({ state: 'detached' });
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await addWord(WORD);
    await addWord('outra palavra nova');
    expect(await violationsOf(page)).toEqual([]);
    await save();

    const [{ method, path, body }] = await browser.writes();
    expect(`${method} ${path}`).toBe('POST /api/synonym-group');
    expect(body).toEqual({ name: NAME, synonymWords: [{ name: WORD }, { name: 'outra palavra nova' }] });

    await searchFor(page.locator('[data-cy="search"]'), NAME);
    await page.waitForURL(/search=/);
    await page.reload();
    const card = page.locator('[data-cy="entityCard"]').filter({ hasText: NAME });
    await card.getByText(`${WORD}, outra palavra nova`).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await card.locator('[data-cy="entityEditButton"]').click();
    expect(await page.locator('input[data-cy="name"]').inputValue()).toBe(NAME);
    expect(await page.locator('.added-words li span').allInnerTexts()).toEqual([WORD, 'outra palavra nova']);

    await page.locator('.added-words li').filter({ hasText: 'outra' }).getByRole('button').click();
    await picker().click();
    await searchOption('outra palavra');
    await page.locator('[data-option]').filter({ hasText: 'outra palavra nova' }).click();
    await save();
    const [, { body: edited }] = await browser.writes();
    expect(edited).toEqual({
      id: expect.any(Number),
      name: NAME,
      synonymWords: [
        { id: expect.any(Number), name: WORD },
        { id: expect.any(Number), name: 'outra palavra nova' },
      ],
    });

    await card.locator('[data-cy="entityDeleteButton"]').click();
    await page.getByRole('dialog').getByText(NAME).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('[data-cy="entityConfirmDeleteButton"]').click();
    await page.locator('.empty-state').waitFor();
  });
});

it('R101: synonym groups are shown as three cards in a row and nine on a page', async () => {
  page = await browser.newPage();
  const group = (id: number) => ({ id, name: `Grupo ${id}`, synonymWords: [{ id, name: 'palavra' }] });
  await browser.fault({
    match: { method: 'GET', path: '/api/synonym-group' },
    times: 1,
    status: 200,
    body: { content: Array.from({ length: 9 }, (_, at) => group(at + 1)), totalElements: 12, size: 9, number: 0 },
  });
  await signIn(page, 'editor', 'application-admin/synonym-group');
  const cards = page.locator('[data-cy="entityCard"]');
  await cards.first().waitFor();
  const tops = await cards.evaluateAll(all => all.map(card => Math.round(card.getBoundingClientRect().top)));
  expect(tops).toHaveLength(9);
  expect([...new Set(tops)].map(top => tops.filter(one => one === top).length)).toEqual([3, 3, 3]);
  const [requested] = (await browser.log()).filter(({ path }) => path === '/api/synonym-group');
  expect(requested.query).toEqual({ size: '9', page: '0' });
});
