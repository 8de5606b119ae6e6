import { SLOWDOWN } from './pages.mjs';
import { markdownOf } from './texts.mjs';
import { measurePreview, measureStyle, measureTyping } from './typing.mjs';

/** The screens in which the benchmark types. Each returns ms from key press to paint, with a slowed processor. */

/** A page whose processor can be slowed. */
export const slowPage = async (browser, address) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: address });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  return {
    page,
    close: () => context.close(),
    slow: async rate => {
      await page.waitForTimeout(SETTLED);
      return slowDown(context, page, rate);
    },
  };
};

/** Milliseconds until a screen has prefetched what may come next: a cost that occurs once, not with each key. */
const SETTLED = 3500;

const slowDown = async (context, page, rate) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
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

export const typedIntoFloor = async (browser, html, selector, isInMiddle) => {
  const { page, close, slow } = await slowPage(browser);
  await page.setContent(html);
  await slow(SLOWDOWN);
  const times = await measureTyping(page, page.locator(selector), isInMiddle);
  await close();
  return times;
};

/**
 * Sets the text as if a stored text were opened. Inserting it as typed input would create thousands of nodes and make
 * typing slow.
 */
const putText = (field, text) =>
  field.evaluate((area, value) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(area, value);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

/** Opens the text of a stored disease, and returns its text area. */
export const openText = async page => {
  await signIn(page, 'application-admin/diseases');
  await openRecord(page, 'Abscesso periapical');
  await page.locator('[data-cy="diagnostic"] button').click();
  const field = page.locator('[data-cy="markdown"]');
  await putText(field, '');
  return field;
};

/** A stored text of a disease next to its preview, with the reading check open if `isChecked`. */
export const longText = async (browser, address, bytes, { isChecked = false, isInMiddle = false } = {}) => {
  const { page, close, slow } = await slowPage(browser, address);
  const field = await openText(page);
  await putText(field, markdownOf(bytes));
  await page.locator('.preview table').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.unparsed'));
  if (isChecked) await page.getByRole('button', { name: 'Revisão de leitura' }).click();
  const devTools = await slow(SLOWDOWN);
  const { result: times, style } = await measureStyle(devTools, () => measureTyping(page, field, isInMiddle));
  const preview = await measurePreview(page, field, page.locator('.preview'));
  await close();
  return { times, preview, style };
};

export const symptomRows = async (browser, address) => {
  const { page, close, slow } = await slowPage(browser, address);
  await signIn(page, 'application-admin/diseases');
  await openRecord(page, 'Transtorno de somatização');
  const field = page.locator('input[name="diseaseSymptoms.100.weight"]');
  await field.waitFor();
  await slow(SLOWDOWN);
  const times = await measureTyping(page, page.locator('input[data-cy="name"]'));
  await close();
  return times;
};

export const flashcards = async (browser, address) => {
  const { page, close, slow } = await slowPage(browser, address);
  await signIn(page, 'application-admin/flashcards');
  await openRecord(page, 'Dengue');
  const field = page.locator('textarea').nth(500);
  await field.waitFor();
  await slow(SLOWDOWN);
  const times = await measureTyping(page, field);
  await close();
  return times;
};
