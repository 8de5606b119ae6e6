import type { Page } from 'playwright-core';
import { isCopied, isListed } from '../support/clock';
import { offersNoDraft, storedDrafts } from '../support/drafts';
import { control } from '../support/roles';
import { browserOfSuite, CUT_LINE, fetchedForBadDays, fillCredentials, signIn, violationsOf } from '../support/session';

const FORM = 'application-admin/disease-synonym/manage';

const browser = browserOfSuite({ provoked: CUT_LINE });
let page: Page;

beforeEach(async () => {
  page = await browser.newPage();
});

/** By its label, because a form under a dialog has no roles. */
const name = () => page.getByLabel(/^Nome/);

it('F3: a form whose session ended closes after half an hour, and its draft is offered after sign-in', async () => {
  await signIn(page, 'editor', FORM);
  await name().fill('Ainda não salvo');
  await browser.expireSessions();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.locator('[data-cy="loginTitle"]').waitFor();
  expect(await name().inputValue()).toBe('Ainda não salvo');

  await page.clock.fastForward('31:00');
  await page.waitForURL(/#\/login/);
  expect(await name().count()).toBe(0);
  await fillCredentials(page, 'editor');
  await page.goto(`./#/${FORM}`);
  await page.getByRole('button', { name: 'Restaurar', exact: true }).click();
  expect(await name().inputValue()).toBe('Ainda não salvo');
});

it('F50: two tabs with the same record both show a warning until one of them is closed', async () => {
  const open = async (tab: Page) => {
    await signIn(tab, 'editor', 'application-admin/disease-synonym');
    await tab.locator('.record-link').first().click();
  };
  await open(page);
  await name().waitFor();
  const other = await page.context().newPage();
  await open(other);
  await other.locator('.alert-warning').waitFor();
  await page.locator('.alert-warning').waitFor();
  await other.close();
  await page.locator('.alert-warning').waitFor({ state: 'detached' });
});

it('R19, F69: signing out in one tab asks first, signs out the other tab and keeps its unsaved form', async () => {
  await signIn(page, 'editor', FORM);
  await name().fill('Em segredo');
  await isCopied(page);
  const other = await page.context().newPage();
  await signIn(other, 'editor');
  await other.goto('./#/logout');
  await other.getByRole('button', { name: 'Sair mesmo assim' }).click();
  await other.getByRole('link', { name: 'Entrar' }).waitFor();
  await page.locator('[data-cy="loginTitle"]').waitFor();
  expect(await name().inputValue()).toBe('Em segredo');

  // The tab is closed before its owner signs in again. The draft is offered all the same.
  await page.close();
  await signIn(other, 'editor', FORM);
  await other.getByRole('button', { name: 'Restaurar' }).click();
  expect(await control(other, 'textbox', 'Nome').inputValue()).toBe('Em segredo');
});

describe('a draft that is offered after a crash', () => {
  const LIST = 'application-admin/disease-synonym';
  const openFirst = async () => {
    await page.locator('.record-link').first().click();
    await name().waitFor();
    return name().inputValue();
  };
  const crash = async () => {
    await name().fill('Nome do rascunho');
    await isCopied(page);
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    page = await context.newPage();
  };
  const offered = async () => {
    await signIn(page, 'editor', LIST);
    await openFirst();
    await page.getByRole('button', { name: 'Restaurar', exact: true }).waitFor();
  };

  it('B1: shows its changes, is restored on request, and the restore can be undone', async () => {
    await signIn(page, 'editor', LIST);
    const stored = await openFirst();
    await crash();
    await offered();
    expect(await name().inputValue()).toBe(stored);
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('.alert-warning [data-cy="showChanges"]').click();
    await page.locator('[data-cy="change"]').getByText('Nome do rascunho').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Restaurar', exact: true }).click();
    expect(await name().inputValue()).toBe('Nome do rascunho');
    await page.locator('[data-cy="undoRestore"]').click();
    expect(await name().inputValue()).toBe(stored);
    expect(await storedDrafts(page)).toHaveLength(1);
    await page.reload();
    await page.getByRole('button', { name: 'Restaurar', exact: true }).waitFor();
    await page.locator('[data-cy="discardDraft"]').click();
    expect(await storedDrafts(page)).toEqual([]);
    await page.reload();
    await name().waitFor();
    await offersNoDraft(page);
  });

  it('reports that the record has changed since the draft was started', async () => {
    await signIn(page, 'editor', LIST);
    const stored = await openFirst();
    await crash();
    const elsewhere = await page.context().newPage();
    await signIn(elsewhere, 'employee', LIST);
    await elsewhere.getByRole('link', { name: stored, exact: true }).click();
    await control(elsewhere, 'textbox', 'Nome').fill(`${stored} (outra pessoa)`);
    await elsewhere.getByRole('button', { name: 'Salvar', exact: true }).click();
    await isListed(elsewhere);
    await elsewhere.close();
    await offered();
    await page.getByText(/O registro mudou depois que este rascunho foi iniciado/).waitFor();
  });
});

describe('the status of a save', () => {
  it('B10: says that a new record may be stored when its response is lost, and nothing is sent again automatically', async () => {
    await signIn(page, 'editor', FORM);
    await name().fill('Talvez salvo');
    const sent: string[] = [];
    page.on('request', request => request.method() === 'POST' && sent.push(request.url()));
    await browser.fault({ match: { method: 'POST', path: '/api/disease-synonym' }, drop: 'after', times: 'always' });
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByText(/pode ter sido salvo: confira a lista/).waitFor();
    expect(await name().inputValue()).toBe('Talvez salvo');
    expect(await violationsOf(page)).toEqual([]);
    // Chromium itself may send it again when a reused connection is cut; the console sends it once.
    expect(sent).toHaveLength(1);
  });

  it('shows that the browser is offline, and the record can be saved once it is online again', async () => {
    await signIn(page, 'editor', FORM);
    await name().fill('Sem rede');
    await isCopied(page);
    await fetchedForBadDays(page);
    await page.context().setOffline(true);
    const status = page.locator('.save-status');
    await status.getByText(/Sem conexão/).waitFor();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.locator('form .alert-danger').waitFor();
    expect(await page.getByText(/pode ter sido salvo/).count()).toBe(0);
    await page.context().setOffline(false);
    await status.getByText(/Não salvo/).waitFor();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await isListed(page);
    expect(await browser.writes()).toHaveLength(1);
  });
});
