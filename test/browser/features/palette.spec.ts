import { hold } from '../support/hold';
import { control } from '../support/roles';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();

it('B7: before the palette has loaded, Escape cancels it, and typed text is collected for its field and goes nowhere else', async () => {
  const page = await browser.newPage();
  const name = control(page, 'textbox', 'Nome');
  const input = page.locator('[data-cy="palette"]');
  const { release } = await hold(page, /assets\/palette-.*\.js/);
  await signIn(page, 'editor', 'application-admin/disease-synonym/manage');
  await name.fill('Tísica');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cupo');
  await page.keyboard.press('Escape');
  await page.keyboard.type(' 2');
  expect(await name.inputValue()).toBe('Tísica 2');
  expect(await page.getByRole('dialog').count()).toBe(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('cupx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('o');
  await page.keyboard.press('Enter');
  release();
  await input.waitFor();
  await page.keyboard.type('ns');
  await page.getByRole('option', { name: /^Cupons/ }).waitFor();
  expect(await input.inputValue()).toBe('cupons');
  expect(await name.inputValue()).toBe('Tísica 2');
  expect(await browser.writes()).toEqual([]);
});
