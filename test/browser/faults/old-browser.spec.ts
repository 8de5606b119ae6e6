import type { Page } from 'playwright-core';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();

const HEADING = 'O console não funciona neste navegador';
const IN_ENGLISH = /The console does not work in this browser\. Use Chrome 120, Edge 120, Firefox 121, Safari 17/;

/** Makes a check of the styles fail that asks for this feature. */
const withoutStyle = (feature: string) => (page: Page) =>
  page.addInitScript(missing => {
    const { supports } = CSS;
    CSS.supports = (...question: string[]) => !question.join(' ').includes(missing) && supports(question.join(':'));
  }, feature);

it.each<[string, (page: Page) => Promise<unknown>]>([
  ['findLast', page => page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'))],
  ['structuredClone', page => page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'))],
  ['modules', page => page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'))],
  [
    'lookbehind',
    page =>
      page.addInitScript(() => {
        window.RegExp = new Proxy(RegExp, {
          construct: (target, [source, flags]: [string | RegExp, string?]) => {
            if (String(source).includes('(?<=')) throw new SyntaxError('Invalid group');
            return new target(source, flags);
          },
        });
      }),
  ],
  [':has()', withoutStyle(':has')],
  ['subgrid', withoutStyle('subgrid')],
  ['CSS.supports', page => page.addInitScript(() => Reflect.deleteProperty(window, 'CSS'))],
])(
  'a browser without %s reads in both languages which browsers work, and the console does not start',
  async (_what, take) => {
    const page = await browser.newPage();
    await take(page);
    await page.goto('./');
    await page.getByRole('heading', { name: HEADING }).waitFor();
    await page.getByText(/Use o Chrome 120, o Edge 120, o Firefox 121, o Safari 17/).waitFor();
    await page.getByText(IN_ENGLISH).waitFor();
    expect(await page.locator('#root').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    expect((await browser.log()).map(({ path }) => path)).toEqual([]);
  },
);

it('a browser that has all of it shows nothing of the message', async () => {
  const page = await browser.newPage();
  await signIn(page, 'editor', 'application-admin/symptoms');
  await page.locator('[data-cy="entityTable"]').first().waitFor();
  expect(await page.getByText(/não funciona neste navegador|does not work in this browser/).count()).toBe(0);
});
