import { screenOf } from '../support/form';
import { browserOfSuite, signIn } from '../support/session';

const FORM = 'application-admin/semiologies/manage';
const PASTED = 'Há quanto tempo? '.repeat(300);

const browser = browserOfSuite();

it('F109: a tab that closes right after 5 KB of text were inserted loses no character', async () => {
  const page = await browser.signedIn('editor', FORM);
  const { field } = screenOf(page);
  await field('anamnesisContent').locator('button').click();
  await field('markdown').focus();
  await page.keyboard.insertText(PASTED);
  const context = page.context();
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await signIn(next, 'editor', FORM);
  await screenOf(next).field('restoreDraft').click();
  expect(await screenOf(next).read('anamnesisContent')).toBe(PASTED);
});
