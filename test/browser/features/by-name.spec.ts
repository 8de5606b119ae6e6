import { screenOf } from '../support/form';
import { browserOfSuite } from '../support/session';
import { focusedName } from '../support/shell';

const browser = browserOfSuite();

it('B17: the record of an editor content is chosen by name with the keyboard alone, and its id is sent as a number', async () => {
  const page = await browser.signedIn('editor', 'application-admin/editor-contents/manage');
  const { field, dialog, save, isListed } = screenOf(page);
  await field('type').locator('.btn').click();
  await dialog.getByRole('button', { name: 'Doença' }).press('Enter');
  await page.getByRole('button', { name: 'Escolher: Doença' }).press('Enter');
  await dialog.locator('[data-option]').first().waitFor();
  const found = page.waitForResponse(/api\/diseases\?.*name=Asma/);
  await page.keyboard.type('Asma');
  await page.keyboard.press('Enter');
  const { content } = (await (await found).json()) as { content: { id: number; name: string }[] };
  await dialog.getByRole('button', { name: 'Asma', exact: true }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await focusedName(page)).toBe('Escolher: Doença');
  await save();
  await isListed();
  const contentId = content.find(({ name }) => name === 'Asma')?.id;
  expect(await browser.writes()).toMatchObject([{ method: 'POST', body: { type: 'DISEASE', contentId } }]);
});
