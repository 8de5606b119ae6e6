import type { Page } from 'playwright-core';
import { searchFor } from '../support/form';
import { isCopied, isListed } from '../support/clock';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const LIST = 'application-admin/flashcards';
const MANY = 500;

interface Card {
  position: number;
  questionText: string;
  answerText: string;
}
interface Owner {
  id: number;
  name: string;
  flashcards: Card[];
}

const browser = browserOfSuite();
let page: Page;
let owners: Owner[];
let sent: unknown[];

const card = (position: number): Card => ({
  position,
  questionText: `Pergunta **${position}**`,
  answerText: `- achado ${position}`,
});
const pageOf = (content: unknown[]) => ({ content, totalElements: content.length, size: 20, number: 0 });

/**
 * Responds to the flashcard calls, and to the list of diseases, from memory: a save changes what later responses hold,
 * and one test needs 500 cards.
 */
const serve = async () => {
  await page.route('**/api/diseases/flashcards*', async route => {
    if (route.request().method() === 'GET') {
      const name = new URL(route.request().url()).searchParams.get('name') ?? '';
      return route.fulfill({ json: pageOf(owners.filter(owner => owner.name.includes(name))) });
    }
    const owner = route.request().postDataJSON() as Owner;
    sent.push(owner);
    owners = [owner, ...owners.filter(({ id }) => id !== owner.id)];
    return route.fulfill({ json: owner });
  });
  await page.route(/\/api\/diseases\?/, route => route.fulfill({ json: pageOf([{ id: 8, name: 'Bronquite' }]) }));
};

beforeEach(() => {
  owners = [{ id: 7, name: 'Asma', flashcards: [card(2), card(1)] }];
  sent = [];
});

const rows = () => page.locator('[data-cy="entityTable"]');
const cards = () => page.locator('[data-cy="flashcard"]');
const field = (row: number, name: string) => cards().nth(row).locator(`[data-cy="${name}"]`);
const save = () => page.locator('[data-cy="entityCreateSaveButton"]').click();
const questions = () =>
  page.locator('[data-cy="questionText"]').evaluateAll(texts => texts.map(text => (text as HTMLTextAreaElement).value));

describe('flashcards', () => {
  beforeEach(async () => {
    page = await browser.newPage();
    await serve();
    await signIn(page, 'editor', LIST);
    await rows().first().waitFor();
  });

  it('R103: are created for a disease, reordered, unchanged after a reload, and removed', async () => {
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('[data-cy="entityCreateButton"]').click();
    await page.locator('#add-flashcard').click();
    await page.locator('#add-flashcard').click();
    await field(0, 'questionText').fill('Onde se ouve? ![Foco](/images/ausculta-cardiaca)');
    await field(0, 'answerText').fill('x'.repeat(5001));
    await field(1, 'questionText').fill('Qual o **som**?');
    await field(1, 'answerText').fill('Sibilo');
    await cards().nth(0).locator('.preview img[alt="Foco"]').waitFor();
    await cards().nth(1).locator('.preview strong').getByText('som').waitFor();
    await save();
    await page.locator('.invalid-feedback').nth(1).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await field(0, 'answerText').fill('No ápice');
    await page.locator('[data-cy="disease"] .btn').click();
    await page.locator('[data-option]').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('[data-option]').first().click();

    await field(1, 'position').focus();
    await field(1, 'position').selectOption('0');
    expect(await field(0, 'position').evaluate(select => select === document.activeElement)).toBe(true);
    expect(await questions()).toEqual(['Qual o **som**?', 'Onde se ouve? ![Foco](/images/ausculta-cardiaca)']);
    expect(await violationsOf(page)).toEqual([]);
    await save();
    await isListed(page);

    const disease = { id: 8 };
    expect(sent).toEqual([
      {
        id: 8,
        name: 'Bronquite',
        flashcards: [
          { position: 1, questionText: 'Qual o **som**?', answerText: 'Sibilo', disease, applicationPictures: [] },
          {
            position: 2,
            questionText: 'Onde se ouve? ![Foco](/images/ausculta-cardiaca)',
            answerText: 'No ápice',
            disease,
            applicationPictures: [{ id: expect.any(Number) }],
          },
        ],
      },
    ]);

    await searchFor(page.locator('[data-cy="search"]'), 'Bronquite');
    await page.waitForURL(/search=/);
    await rows().filter({ hasText: 'Bronquite' }).waitFor();
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await cards().first().waitFor();
    await page.reload();
    await cards().first().waitFor();
    expect(await questions()).toEqual(['Qual o **som**?', 'Onde se ouve? ![Foco](/images/ausculta-cardiaca)']);
    expect(await field(1, 'answerText').inputValue()).toBe('No ápice');
    expect(await page.locator('.form-control-plaintext').inputValue()).toBe('Bronquite');
    expect(await violationsOf(page)).toEqual([]);
    await field(0, 'removeFlashcard').click();
    await save();
    await isListed(page);
    expect(owners[0].flashcards.map(({ position, answerText }) => [position, answerText])).toEqual([[1, 'No ápice']]);
  });

  it('F45: restore an unsaved edit after a reload', async () => {
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await field(1, 'answerText').fill('Nunca se perde');
    await isCopied(page);
    await page.reload();
    await page.locator('[data-cy="restoreDraft"]').click();
    await page.waitForFunction(
      text => [...document.querySelectorAll('textarea')].some(({ value }) => value === text),
      'Nunca se perde',
    );
    expect(await field(1, 'answerText').inputValue()).toBe('Nunca se perde');
  });
});

it('of 500 flashcards, the form renders all text fields, few previews, and one position option each until opened', async () => {
  owners = [{ id: 7, name: 'Asma', flashcards: Array.from({ length: MANY }, (_, index) => card(index + 1)) }];
  page = await browser.newPage();
  await serve();
  await signIn(page, 'editor', LIST);
  await page.locator('[data-cy="entityEditButton"]').click();
  await cards().first().waitFor();
  expect(await page.locator('textarea').count()).toBe(2 * MANY);
  expect(await page.locator('option').count()).toBe(MANY);
  expect(await page.locator('.markdown-view').count()).toBeLessThan(40);

  await field(MANY - 1, 'position').click();
  expect(
    await field(MANY - 1, 'position')
      .locator('option')
      .count(),
  ).toBe(MANY);
  await field(MANY - 1, 'position').selectOption('0');
  expect((await questions()).slice(0, 2)).toEqual(['Pergunta **500**', 'Pergunta **1**']);
  expect(await field(0, 'position').evaluate(select => select === document.activeElement)).toBe(true);
  await field(0, 'questionText').pressSequentially('!');
  await save();
  await isListed(page);
  const positions = owners[0].flashcards.map(({ position }) => position);
  expect(positions).toEqual(Array.from({ length: MANY }, (_, index) => index + 1));
  expect(owners[0].flashcards[0].questionText).toBe('Pergunta **500**!');
});
