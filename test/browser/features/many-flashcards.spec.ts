import { isListed } from '../support/clock';
import { browserOfSuite, signIn } from '../support/session';

const MANY = 500;

const browser = browserOfSuite();

const card = (position: number) => ({
  position,
  questionText: `Pergunta **${position}**`,
  answerText: `- achado ${position}`,
});

it('of 500 flashcards, the form renders all text fields, few previews, and one position option each until opened', async () => {
  const page = await browser.newPage();
  const sent: ReturnType<typeof card>[][] = [];
  const owner = { id: 7, name: 'Asma', flashcards: Array.from({ length: MANY }, (_, at) => card(at + 1)) };
  await page.route('**/api/diseases/flashcards*', async route => {
    if (route.request().method() === 'GET')
      return route.fulfill({ json: { content: [owner], totalElements: 1, size: 20, number: 0 } });
    sent.push((route.request().postDataJSON() as typeof owner).flashcards);
    return route.fulfill({ json: owner });
  });
  await signIn(page, 'editor', 'application-admin/flashcards');
  await page.getByRole('button', { name: 'Editar Asma' }).click();
  // A search by role would compute the name of each of some 1,500 controls at every step.
  const questions = page.locator('[data-cy="questionText"]');
  const positions = page.locator('[data-cy="position"]');
  await questions.last().waitFor();
  expect([await questions.count(), await page.locator('option').count()]).toEqual([MANY, MANY]);
  expect(await page.locator('.markdown-view').count()).toBeLessThan(40);

  await positions.last().click();
  expect(await positions.last().locator('option').count()).toBe(MANY);
  await positions.last().selectOption('0');
  expect(await questions.nth(0).inputValue()).toBe('Pergunta **500**');
  expect(await questions.nth(1).inputValue()).toBe('Pergunta **1**');
  expect(await positions.first().evaluate(select => select === document.activeElement)).toBe(true);
  await questions.first().press('Control+End');
  await questions.first().pressSequentially('!');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await isListed(page);
  expect(sent[0].map(({ position }) => position)).toEqual(owner.flashcards.map(({ position }) => position));
  expect(sent[0][0].questionText).toBe('Pergunta **500**!');
});
