import type { Page } from 'playwright-core';
import { screenOf } from '../support/form';
import { browserOfSuite, signIn } from '../support/session';

const LIST = 'application-admin/risk-factor';

const browser = browserOfSuite();

const openFirst = async (page: Page, ending: string) => {
  await signIn(page, 'editor', LIST);
  await page.locator('.record-link').first().click();
  const name = screenOf(page).field('name');
  await name.press('End');
  await name.pressSequentially(ending);
};

it('Two tabs that save one record at the same moment take turns, and the second sees what the first stored', async () => {
  const first = await browser.newPage();
  const second = await first.context().newPage();
  await openFirst(first, ' um');
  await openFirst(second, ' dois');
  await browser.fault({ match: { method: 'PUT', path: '/api/risk-factor' }, times: 'always', delayMs: 1000 });
  await Promise.all([first, second].map(page => screenOf(page).save()));

  const questionOn = (page: Page) =>
    page
      .getByRole('dialog', { name: 'O registro mudou' })
      .waitFor()
      .then(() => page);
  const pageWithQuestion = await Promise.any([first, second].map(questionOn));
  expect(await browser.writes()).toHaveLength(1);
  expect(await screenOf(pageWithQuestion).field('name').inputValue()).toMatch(/ (um|dois)$/);

  await pageWithQuestion.getByRole('button', { name: 'Salvar a minha versão' }).click();
  await pageWithQuestion.getByText('Salvo com sucesso!').first().waitFor();
  expect(await browser.writes()).toHaveLength(2);
});
