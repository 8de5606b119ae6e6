import type { Page } from 'playwright-core';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();
let opened: Page;

const HEADING = 'O console não funciona neste navegador';
const IN_ENGLISH = /The console does not work in this browser\. Use Chrome 120, Edge 120, Firefox 121, Safari 17/;

/** Makes a check of the styles fail that asks for this feature. */
const withoutStyle = (feature: string) => (page: Page) =>
  page.addInitScript(missing => {
    const { supports } = CSS;
    CSS.supports = (...question: string[]) => !question.join(' ').includes(missing) && supports(question.join(':'));
  }, feature);

const MISSING: readonly [string, (page: Page) => Promise<unknown>][] = [
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
  ['findLast', page => page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'))],
];

it('a browser without something that the console needs reads in both languages which browsers work, and the console does not start', async () => {
  for (const [feature, take] of MISSING) {
    opened = await browser.newPage();
    await take(opened);
    await opened.goto('./');
    await opened.getByRole('heading', { name: HEADING }).waitFor();
    await opened.getByText(/Use o Chrome 120, o Edge 120, o Firefox 121, o Safari 17/).waitFor();
    await opened.getByText(IN_ENGLISH).waitFor();
    expect([feature, await opened.locator('#root').count()]).toEqual([feature, 0]);
  }
  expect(await violationsOf(opened)).toEqual([]);
  expect((await browser.log()).map(({ path }) => path)).toEqual([]);
});
