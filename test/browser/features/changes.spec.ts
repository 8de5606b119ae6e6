import type { Page } from 'playwright-core';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite, violationsOf } from '../support/session';

const AREA = 'application-admin';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const open = async (path: string) => {
  page = await browser.signedIn('editor', path, { width: 360, height: 900 });
  screen = screenOf(page);
};

const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

it('the preview of a push and the advice on a formula are accessible and fit a screen of 360 px', async () => {
  await open(`${AREA}/notification/manage`);
  await screen.field('title').fill('Nova bula');
  await screen.field('type').selectOption('2');
  await screen.field('sendPush').check();
  await screen.field('pushPreview').getByText('para assinantes').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await isWide()).toBe(false);

  await open(`${AREA}/medical-calculators/manage`);
  await screen.field('formula').fill('(peso * 2');
  await screen.field('addParam').click();
  await screen.field('addParam').click();
  const advice = page.locator('.points-list');
  await screen.field('points').click();
  await advice.getByText('novo').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await isWide()).toBe(false);
  await advice.getByText('peso').click();
  expect(await screen.field('formula').evaluate(one => one === document.activeElement)).toBe(true);
});
