import { spawn } from 'node:child_process';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../chromium.mjs';
import { bareRows, barePairs, bareTextarea } from './floor.mjs';
import { markdownOf } from './texts.mjs';
import { measurePreview, measureTyping, summary } from './typing.mjs';

/**
 * `npm run bench`: budgets 4, 5 and 6 of the performance page. Needs a build (`npm run build`). Prints one table:
 * milliseconds from key to paint with the processor slowed four times, and the ratio to bare controls in the same run.
 */

const PORT = 9124;
const ADDRESS = `http://127.0.0.1:${PORT}/`;
const SLOWDOWN = 4;
const ROUNDS = Number(process.env.ROUNDS ?? 3);

const serve = async () => {
  const server = spawn('npx', ['vite', 'preview', '--strictPort', '--configLoader', 'runner', '--host', '127.0.0.1'], {
    env: { ...process.env, PORT: String(PORT), BACKEND_CONTROL: '1', BACKEND_DATABASE: ':memory:' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const isUp = () =>
    fetch(ADDRESS).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise(resolve => setTimeout(resolve, 100));
  await fetch(`${ADDRESS}__control/reset`, { method: 'POST', body: '{"rich":true}' });
  return () => process.kill(-server.pid);
};

const slowPage = async browser => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: ADDRESS });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  return { page, close: () => context.close(), slow: rate => slowDown(context, page, rate) };
};

const slowDown = async (context, page, rate) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

const signIn = async (page, path) => {
  await page.goto(`./#/${path}`);
  for (const name of ['username', 'password']) await page.locator(`[data-cy="${name}"]`).fill('editor');
  await page.locator('[data-cy="submit"]').click();
  await page.locator('[data-cy="loginTitle"]').waitFor({ state: 'detached' });
};

const openRecord = async (page, search) => {
  await page.locator('[data-cy="search"]').fill(search);
  await page.waitForURL(/search=/);
  await page.locator('table[aria-busy="false"]').waitFor();
  await page.locator('[data-cy="entityEditButton"]').first().click();
};

const typedIntoFloor = async (browser, html, selector) => {
  const { page, close, slow } = await slowPage(browser);
  await page.setContent(html);
  await slow(SLOWDOWN);
  const times = await measureTyping(page, page.locator(selector));
  await close();
  return times;
};

const longText = async (browser, bytes) => {
  const { page, close, slow } = await slowPage(browser);
  await signIn(page, 'application-admin/diseases/manage');
  await page.locator('[data-cy="diagnostic"] button').click();
  const field = page.locator('[data-cy="markdown"]');
  await field.fill(markdownOf(bytes));
  await page.locator('.preview table').first().waitFor();
  await slow(SLOWDOWN);
  const times = await measureTyping(page, field);
  const preview = await measurePreview(page, field, page.locator('.preview'));
  await close();
  return { times, preview };
};

const symptomRows = async browser => {
  const { page, close, slow } = await slowPage(browser);
  await signIn(page, 'application-admin/diseases');
  await openRecord(page, 'Transtorno de somatização');
  const field = page.locator('input[name="diseaseSymptoms.100.weight"]');
  await field.waitFor();
  await slow(SLOWDOWN);
  const times = await measureTyping(page, page.locator('input[data-cy="name"]'));
  await close();
  return times;
};

const flashcards = async browser => {
  const { page, close, slow } = await slowPage(browser);
  await signIn(page, 'application-admin/flashcards');
  await openRecord(page, 'Dengue');
  const field = page.locator('textarea').nth(500);
  await field.waitFor();
  await slow(SLOWDOWN);
  const times = await measureTyping(page, field);
  await close();
  return times;
};

const rounds = async work => {
  const all = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await work());
  return all;
};

const ms = value => value.toFixed(0).padStart(6);
const row = (name, times, floor) => {
  const { min, median, p95, max } = summary(times);
  const ratio = floor ? (p95 / summary(floor).p95).toFixed(2) : '';
  console.log(`${name.padEnd(44)}${[min, median, p95, max].map(ms).join('')}  ${ratio}`);
};

const stop = await serve();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  console.log(`key to paint, ms, CPU ${SLOWDOWN}x slower, ${ROUNDS} rounds`);
  console.log(`${''.padEnd(44)}   min   med   p95   max  ratio of p95 to bare controls`);
  for (const bytes of [5_000, 50_000, 200_000]) {
    const size = `${bytes / 1000} KB`;
    const floor = (await rounds(() => typedIntoFloor(browser, bareTextarea(markdownOf(bytes)), '#field'))).flat();
    const results = await rounds(() => longText(browser, bytes));
    row(`bare textarea, ${size}`, floor);
    row(
      `disease text with its preview, ${size}`,
      results.flatMap(({ times }) => times),
      floor,
    );
    console.log(`  preview settled after ${results.map(({ preview }) => `${preview} ms`).join(', ')}`);
  }
  const rowsFloor = (await rounds(() => typedIntoFloor(browser, bareRows(200), '#w100'))).flat();
  row('200 bare rows', rowsFloor);
  row('disease with 200 symptom rows', (await rounds(() => symptomRows(browser))).flat(), rowsFloor);
  const pairsFloor = (await rounds(() => typedIntoFloor(browser, barePairs(500), '#q250'))).flat();
  row('500 bare pairs of textareas', pairsFloor);
  row('one of 500 flashcards', (await rounds(() => flashcards(browser))).flat(), pairsFloor);
} finally {
  await browser.close();
  stop();
}
