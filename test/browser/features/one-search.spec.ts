import type { Page, Request } from 'playwright-core';
import { sections } from 'app/sections';
import { MENUS, pathsOf } from '../../support/menus';
import { hold } from '../support/hold';
import { browserOfSuite, signIn, violationsOf } from '../support/session';
import { ADDRESS } from '../support/worker';

const browser = browserOfSuite();
let page: Page;

const input = () => page.locator('[data-cy="palette"]');
const option = (name: string | RegExp) => page.getByRole('option', { name });

const openPalette = async (typed: string) => {
  await page.keyboard.press('Control+k');
  await input().waitFor();
  await page.keyboard.type(typed);
};

/** Sends a request of another person, and returns its answer. */
const send = async (login: string, path: string, body?: unknown): Promise<string> => {
  const authorization = `Bearer ${await browser.openSession(login)}`;
  const answer = await fetch(`${ADDRESS}api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.text();
};

/** The searches by the palette that are under way, and the most at a time. */
const watchSearches = () => {
  const running = new Set<Request>();
  const seen = { most: 0, all: 0 };
  const isSearch = (request: Request) => request.method() === 'GET' && request.url().includes('/api/');
  page.on('request', request => {
    if (!isSearch(request)) return;
    running.add(request);
    seen.all += 1;
    seen.most = Math.max(seen.most, running.size);
  });
  const end = (request: Request) => running.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return seen;
};

type Row = Record<string, unknown>;

const nameOf = (row: Row) => String(row.name ?? row.title ?? row.code ?? row.referenceName ?? row.questionText);

/** The lists whose address is not that of their records. */
const LIST_OF: Partial<Record<string, string>> = {
  'application-pictures': 'application-pictures/find-all',
  'disease-synonym': 'disease-synonyms',
};

it('B25: the records of every section are found by name, or by what its list is searched by', async () => {
  page = await browser.signedIn('everything', 'account/settings');
  const paths = pathsOf(MENUS.everything).map(path => path.split('/').at(-1));
  const searched = sections.filter(({ path, records }) => records && paths.includes(path));
  expect(searched.length).toBeGreaterThan(20);
  for (const { path, records } of searched) {
    const answer: unknown = JSON.parse(
      await send('everything', `${LIST_OF[path] ?? records?.duck.relations.url.slice(5)}?size=1`),
    );
    const [row] = (Array.isArray(answer) ? answer : (answer as { content: unknown[] }).content) as Row[];
    if (!row) throw new Error(`${path} has no row`);
    await openPalette(records?.arePeople ? String(row.email) : nameOf(row).slice(0, 60));
    await page.locator(`[id="palette-option-record-${path}-${String(row.id)}"]`).waitFor();
    await page.keyboard.press('Escape');
    await input().waitFor({ state: 'detached' });
  }
});

it('B25: the four phrases lead to their thing in at most two keys more', async () => {
  await send('everything', 'symptoms', { name: 'TSH elevado' });
  await send('everything', 'coupons', { code: 'CUPOM012', couponDiscountType: 'FIXED' });
  await send('everything', 'account/register-mobile', {
    name: 'Bia',
    login: 'cliente07',
    email: 'cliente07@example.com',
  });
  page = await browser.signedIn('everything');
  for (const [typed, heading] of [
    ['TSH', /TSH elevado/],
    ['CUPOM012', /CUPOM012/],
    ['cliente07', /Bia|Assinatura/],
  ] as const) {
    // Over a form, a record opens beside it.
    await page.goto('./#/');
    await openPalette(typed);
    await page.locator('.palette-option[id^="palette-option-record-"]').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  await page.goto('./#/');
  await openPalette('amoxicilina 500 mg');
  await page.getByText('Procurado pelo nome em:').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.found-place:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Localizar' }).waitFor();
});

it('B25: a held section is named and does not hold the others; five requests at a time, and none after Esc', async () => {
  page = await browser.signedIn('everything');
  const { release } = await hold(page, /\/api\/groups\?/);
  const seen = watchSearches();
  await openPalette('dengue');
  await option(/^Dengue/)
    .first()
    .waitFor();
  await page.getByText('Ainda sem resposta: Grupos.').waitFor();
  expect(seen.most).toBeLessThanOrEqual(5);
  await page.keyboard.type(' gra');
  await page.keyboard.press('Escape');
  await input().waitFor({ state: 'detached' });
  const before = seen.all;
  await page.clock.runFor(20_000);
  expect(seen.all).toBe(before);
  release();
});

it('B25: an account is asked nothing of sections outside its menu', async () => {
  page = await browser.signedIn('employee');
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await openPalette('exemplo');
  await page
    .getByText(/Procurado pelo nome em:|@/)
    .first()
    .waitFor();
  expect(asked.filter(path => path.includes('/api/') && !/\/api\/customers$/.test(path))).toEqual([]);
});

/** The contrast of a text with the color behind it, by the rule of WCAG. */
const contrastOf = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = channels(color).map(value => {
          const part = value / 255;
          return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const { color, backgroundColor } = getComputedStyle(element);
      const [dark, light] = [luminance(color), luminance(backgroundColor)].sort((one, other) => one - other);
      return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
    });

it.each(['light', 'dark'] as const)(
  'B25: the found place has a contrast of 4.5, and rail, header and home lead to the search, in the %s theme',
  async colorScheme => {
    page = await browser.newPage('pt-br', { width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme });
    await signIn(page, 'editor');
    const links = page.getByRole('link', { name: 'Procurar nos textos' });
    await links.nth(2).waitFor();
    await links.first().click();
    await page.getByRole('searchbox', { name: 'Palavra ou trecho' }).fill('"500 mg"');
    await page.keyboard.press('Enter');
    await page.locator('.found-place:focus mark').waitFor();
    expect(await contrastOf('.found-place mark')).toBeGreaterThanOrEqual(4.5);
    expect(await violationsOf(page)).toEqual([]);
  },
);
