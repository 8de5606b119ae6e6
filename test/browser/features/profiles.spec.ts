import type { Page } from 'playwright-core';
import { isCopied } from '../support/clock';
import { base64, HARD_TEXT, type Screen, screenOf } from '../support/form';
import { responseTo } from '../support/response-to';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const field = (name: string) => screen.field(name);

/** The write requests, each as its call and its body. */
const writes = async () =>
  (await browser.writes()).map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));

const isStable = () => page.locator('main [aria-busy="false"]').first().waitFor();

const row = (name: string) => field('entityTable').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Saves a form. Returns the record from the backend's response. */
const saved = async () => {
  const answered = page.waitForResponse(response => /POST|PUT/.test(response.request().method()));
  await screen.save();
  const record: unknown = await (await answered).json();
  await screen.isListed();
  return record as { id: number };
};

describe('with an awkward backend,', () => {
  const open = async (path: string, login = 'editor') => {
    page = await browser.newPage();
    screen = screenOf(page);
    await browser.useProfile('awkward');
    await signIn(page, login, path);
    await isStable();
  };

  /** A search finds 25 other records first, so the record itself is on page 2. */
  const find = async (list: string, text: string) => {
    await page.goto(`./#/${list}?search=${encodeURIComponent(text)}&page=2`);
    await page
      .getByRole('searchbox')
      .and(page.locator(`[value="${text}"]`))
      .waitFor();
    await isStable();
  };

  it('a synonym is created, found, edited, and deleted without confirmation', async () => {
    const list = 'application-admin/disease-synonym';
    await open(list);
    await field('entityCreateButton').click();
    await field('name').fill('Zumbido de ação');
    const { id } = await saved();
    await find(list, 'Zumbido de ação');
    await row('Zumbido de ação').locator('[data-cy="entityEditButton"]').click();
    await field('name').fill('Zumbido corrigido');
    await saved();

    await find(list, 'Zumbido corrigido');
    const deleted = responseTo(page, 'DELETE');
    await row('Zumbido corrigido').locator('[data-cy="entityDeleteButton"]').click();
    await deleted;
    expect(await writes()).toEqual([
      { call: 'POST /api/disease-synonym', body: { name: 'Zumbido de ação' } },
      { call: 'PUT /api/disease-synonym', body: { id, name: 'Zumbido corrigido' } },
      { call: `DELETE /api/disease-synonym/${id}`, body: null },
    ]);
  });

  it('a laboratory test is saved with another category and a long text', async () => {
    await open('application-admin/laboratories');
    await page.getByRole('button', { name: 'Editar Amônia' }).click();
    await field('category').fill('Sangue');
    await screen.write('collectContent', HARD_TEXT);
    await saved();
    expect(await writes()).toEqual([
      {
        call: 'PUT /api/laboratories',
        body: expect.objectContaining({
          name: 'Amônia',
          category: 'Sangue',
          collectContent: expect.objectContaining({ rawMarkdownAvailable: base64(HARD_TEXT) }),
        }),
      },
    ]);
    await page.getByRole('button', { name: 'Editar Amônia' }).click();
    expect(await screen.read('collectContent')).toBe(HARD_TEXT);
  });

  it('a coupon is created, switched off and edited', async () => {
    const list = 'application-admin/coupon';
    await open(list);
    await field('entityCreateButton').click();
    await field('code').fill('PERFIL10');
    await field('couponDiscountType').selectOption('FIXED');
    await field('discountValue').fill('10,50');
    const { id } = await saved();

    await find(list, 'PERFIL10');
    await page.getByRole('button', { name: 'Desativar PERFIL10', exact: true }).click();
    await page.getByRole('button', { name: 'Ativar PERFIL10', exact: true }).waitFor();
    await row('PERFIL10').locator('[data-cy="entityEditButton"]').click();
    expect(await field('discountValue').inputValue()).toBe('10,5');
    await field('discountValue').fill('12');
    await saved();
    expect(await writes()).toEqual([
      { call: 'POST /api/coupons', body: { code: 'PERFIL10', couponDiscountType: 'FIXED', discountValue: 10.5 } },
      { call: 'PUT /api/coupons/status', body: null },
      { call: 'PUT /api/coupons', body: expect.objectContaining({ id, code: 'PERFIL10', discountValue: 12 }) },
    ]);
  });

  it('R139: a user is created, gets another authority, and is deactivated and activated again', async () => {
    await open('admin/user-management', 'admin');
    await field('entityCreateButton').click();
    await field('login').fill('0nova');
    await field('email').fill('nova@example.org');
    await field('entityCreateSaveButton').click();
    await page.waitForURL(/user-management$/);
    await page.goto('./#/admin/user-management?sort=login,asc');
    await page.getByRole('button', { name: 'Permissões de 0nova' }).click();
    await screen.dialog.getByLabel('Usuário de flashcards').check();
    await screen.dialog.getByRole('button', { name: 'Confirmar' }).click();
    await screen.dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /desativar 0nova/ }).click();
    await page.getByRole('button', { name: /: ativar 0nova/ }).click();
    await page.getByRole('button', { name: /desativar 0nova/ }).waitFor();
    const [created, changed, ...toggled] = await writes();
    expect(created).toMatchObject({ call: 'POST /api/users', body: { login: '0nova', email: 'nova@example.org' } });
    expect(changed).toMatchObject({
      call: 'PUT /api/authorities/change-user-authority',
      body: { userId: expect.any(Number), authorities: expect.arrayContaining(['ROLE_FLASHCARD_USER']) },
    });
    expect(toggled).toMatchObject([
      { call: 'PUT /api/users', body: { login: '0nova', activated: false } },
      { call: 'PUT /api/users', body: { login: '0nova', activated: true } },
    ]);
  });
});

describe('between a laboratory test and its texts,', () => {
  const list = 'application-admin/laboratories';
  const address = () => new URL(page.url()).hash;
  const openRecord = async () => {
    page = await browser.newPage();
    screen = screenOf(page);
    await signIn(page);
    await page.goto(`./#/${list}`);
    await page.getByRole('button', { name: 'Editar Amônia' }).click();
    await field('category').fill('Sangue');
  };
  const openText = async () => {
    await field('collectContent').locator('button').click();
    await field('markdown').waitFor();
  };
  const shows = (name: string, value: string) => page.locator(`[data-cy="${name}"][value="${value}"]`).waitFor();
  const homeIsBehind = async () => {
    await page.goBack();
    await page.locator('.section-index').waitFor();
    expect(address()).toBe('#/');
  };

  it('F104: after the text and the form are saved, Back skips the form, and the record has the saved values', async () => {
    await openRecord();
    await screen.write('collectContent', 'Tubo roxo');
    await saved();
    await homeIsBehind();
    await page.goForward();
    await page.getByRole('button', { name: 'Editar Amônia' }).click();
    await shows('category', 'Sangue');
    expect(await screen.read('collectContent')).toBe('Tubo roxo');
    expect(await writes()).toHaveLength(1);
  });

  it('F104: a new record is sent once, and Back and Forward do not reopen its form', async () => {
    page = await browser.newPage();
    screen = screenOf(page);
    await signIn(page);
    await page.goto(`./#/${list}`);
    await field('entityCreateButton').click();
    await field('name').fill('Exame novo');
    await screen.write('collectContent', 'Tubo roxo');
    await saved();
    await homeIsBehind();
    await page.goForward();
    await isStable();
    expect(address()).toMatch(/laboratories$/);
    expect(await field('entityCreateSaveButton').count()).toBe(0);
    expect((await writes()).map(({ call }) => call)).toEqual(['POST /api/laboratories']);
  });

  it('F104: after Cancel, Back skips the form, and nothing is sent', async () => {
    await openRecord();
    await screen.write('collectContent', 'Tubo roxo');
    await field('entityCreateCancelButton').click();
    await screen.dialog.getByRole('button', { name: 'Descartar e sair' }).click();
    await page.locator('.list-page').waitFor();
    await homeIsBehind();
    expect(await writes()).toEqual([]);
  });

  it('a reloaded text screen restores the unsaved text, and after saving, Back skips the form', async () => {
    await openRecord();
    await openText();
    await field('markdown').fill('Tubo roxo');
    await isCopied(page);
    await page.reload();
    await field('restoreDraft').click();
    expect(await field('markdown').inputValue()).toBe('Tubo roxo');
    await field('contentSaveButton').click();
    await shows('category', 'Sangue');
    await saved();
    expect(await writes()).toMatchObject([
      { body: { category: 'Sangue', collectContent: { rawMarkdownAvailable: base64('Tubo roxo') } } },
    ]);
    await homeIsBehind();
  });

  it('Next and Previous change the record within one history entry', async () => {
    await openRecord();
    await field('category').fill('Bioquímica');
    await page.locator('.save-status').getByText('Sem alterações').waitFor();
    await field('nextRecord').click();
    await shows('name', 'Anti-HCV');
    await field('previousRecord').click();
    await shows('name', 'Amônia');
    await openText();
    await field('contentBackButton').click();
    await field('nextRecord').click();
    await shows('name', 'Anti-HCV');
    await page.goBack();
    await page.locator('.list-page').waitFor();
    await homeIsBehind();
    expect(await writes()).toEqual([]);
  });
});
