import { screenOf } from '../support/form';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();

it('B19: of 50 rows pasted from a spreadsheet, 48 become cards and two are listed with the reason for rejection; a list in one column is pasted as text', async () => {
  const page = await browser.signedIn('editor', 'application-admin/flashcards/manage');
  const { field, dialog } = screenOf(page);
  const copy = (text: string) => page.evaluate(copied => navigator.clipboard.writeText(copied), text);
  const paste = () => page.keyboard.press('ControlOrMeta+v');
  const cards = field('flashcard');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('#add-flashcard').click();
  await field('questionText').focus();
  const responseOf = (at: number) => (at % 40 === 9 ? 'x'.repeat(5001) : `"resposta ${at},\nem ""duas"" linhas"`);
  await copy(Array.from({ length: 50 }, (_, at) => `Pergunta ${at}\t${responseOf(at)}`).join('\r\n'));
  await paste();
  await dialog.getByRole('list', { name: 'Linhas que serão adicionadas: 48' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const refused = await dialog
    .getByRole('list', { name: 'Linhas que não serão adicionadas: 2' })
    .locator('li')
    .allInnerTexts();
  expect(refused.map(text => text.replace(/\s+/g, ' ').trim())).toEqual([
    '10 Pergunta 9 O texto passa do limite de caracteres.',
    '50 Pergunta 49 O texto passa do limite de caracteres.',
  ]);
  await field('addPasted').click();
  await dialog.waitFor({ state: 'detached' });

  expect(await cards.count()).toBe(48);
  expect(await cards.first().locator('[data-cy="questionText"]').inputValue()).toBe('Pergunta 0');
  expect(await cards.last().locator('[data-cy="answerText"]').inputValue()).toBe('resposta 48,\nem "duas" linhas');
  await field('answerText').first().focus();
  await copy('- um\n- dois\n');
  await paste();
  expect(await field('answerText').first().inputValue()).toContain('- um\n- dois\n');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await field('answerText').first().inputValue()).toBe('resposta 0,\nem "duas" linhas');
  expect(await browser.writes()).toEqual([]);
});
