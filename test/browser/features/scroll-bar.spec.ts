import type { Browser, Page } from 'playwright-core';
import { control, firstButton } from '../support/roles';
import { browserOfSuite, chromium, signIn } from '../support/session';

/** The browsers of the other tests hide their scroll bars. Here scroll bars take up space, as on most desktops. */
const suite = browserOfSuite();
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: ['--no-sandbox'],
  });
  page = await browser.newPage({ baseURL: suite.address, viewport: { width: 1280, height: 900 } });
});
afterAll(() => browser.close());

const isLong = () => page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);

/** The left and right edges of the title and of the account menu, in whole px. */
const edges = () =>
  page.evaluate(() => {
    const edgesOf = (selector: string) => {
      const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { left: Math.round(left), right: Math.round(right) };
    };
    return { title: edgesOf('.page-title'), account: edgesOf('[data-cy="accountMenu"]') };
  });

it('the layout does not shift sideways when the scroll bar appears on a long screen or a dialog opens over it', async () => {
  await signIn(page, 'editor', 'application-admin/disease-synonym/manage');
  await control(page, 'textbox', 'Nome').waitFor();
  expect(await isLong()).toBe(false);
  const short = await edges();
  await page.getByRole('link', { name: 'Doenças', exact: true }).first().click();
  await firstButton(page, 'Excluir').waitFor();
  expect(await isLong()).toBe(true);
  expect(await edges()).toEqual(short);
  await firstButton(page, 'Excluir').click();
  await page.getByRole('dialog').waitFor();
  expect(await edges()).toEqual(short);
});

it('the header reaches the edge of the window of a short screen, where the scroll bar has its place', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'editor', 'application-admin/disease-synonym/manage');
  await control(page, 'textbox', 'Nome').waitFor();
  expect(await isLong()).toBe(false);
  const { account } = await edges();
  const pictureAt = (x: number) => page.screenshot({ clip: { x, y: 10, width: 4, height: 30 } });
  expect((await pictureAt(1276)).equals(await pictureAt(account.right + 2))).toBe(true);
});
