import { screenOf } from '../support/form';
import { hold } from '../support/hold';
import { browserOfSuite, signIn } from '../support/session';

const LIST = 'application-admin/risk-factor';

const browser = browserOfSuite();

it('R176: the toast that tells who pressed Back during a save how it ended leads to the record', async () => {
  const page = await browser.signedIn('editor', LIST);
  const { field } = screenOf(page);
  await page.locator('[data-cy="entityEditButton"]').first().click();
  await field('name').fill('Fator guardado');
  const held = await hold(page, '**/api/risk-factor', 'PUT');
  await field('entityCreateSaveButton').click();
  await page.waitForFunction(() => document.querySelector('.save-status')?.textContent === 'Salvando…');
  await page.goBack();
  await page.getByRole('button', { name: 'Sair agora' }).click();
  await field('entityTable').first().waitFor();
  held.release();
  const toast = page.locator('.Toastify__toast');
  await toast.getByRole('link', { name: /^Abrir/ }).click();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[data-cy="name"]')?.value === 'Fator guardado',
  );
  expect(await toast.textContent()).toContain('foi salvo');
});

it('R175: F5 in a form shows what another tab has stored, and keeps it for the next F5', async () => {
  const page = await browser.signedIn('editor', 'application-admin/laboratories');
  await page.locator('[data-cy="entityEditButton"]').first().click();
  const address = page.url();
  await screenOf(page).field('category').waitFor();
  const other = await page.context().newPage();
  await signIn(other, 'editor', address.slice(address.indexOf('#/') + 2));
  await screenOf(other).field('category').fill('Sangue da outra aba');
  await screenOf(other).save();
  await screenOf(other).isListed();
  await other.close();

  const shown = () =>
    page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[data-cy="category"]')?.value === 'Sangue da outra aba',
    );
  await page.reload();
  await shown();
  expect(await page.getByText('Sem alterações').isVisible()).toBe(true);
  await page.route('**/api/laboratories*', route => route.fulfill({ status: 503 }));
  await page.reload();
  await shown();
});
