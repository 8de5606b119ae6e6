import { openPage } from './pages.mjs';

const LIST = '[data-cy="entityTable"]';
const FORM = 'input[data-cy="name"]';
const EDIT = '[data-cy="entityEditButton"]';
const BACK = '[data-cy="entityCreateCancelButton"]';
const PAGE_2 = '.page-link[aria-label$=" 2"]';

/** Milliseconds from a click to the paint in which a selector matches and, if requested, the first row has changed. */
const move = (page, ...args) => page.evaluate(given => window.bench.move(...given), args);
const openForm = page => move(page, EDIT, FORM);
const goBack = page => move(page, BACK, LIST);

/** Milliseconds from a click to its paint, on a slow connection and processor; all but `first` after a first visit. */
export const measureMoves = async (browser, target) => {
  const { page, close } = await openPage(browser, { ...target, slow: true });
  const first = await openForm(page);
  await goBack(page);
  await page.waitForLoadState('networkidle');
  const form = await openForm(page);
  const back = await goBack(page);
  await page.waitForLoadState('networkidle');
  const next = await move(page, PAGE_2, LIST, true);
  await close();
  return { 'page 2': next, 'open the form, first time': first, 'open the form': form, 'back to the list': back };
};

/** Milliseconds after the rows. */
const PRESSES = [0, 300, 1000, 2000];

/** Milliseconds from a press to the form, pressed at different times after the rows of a list that opens, slow. */
export const measurePresses = async (browser, target) => {
  const times = {};
  for (const after of PRESSES) {
    const { page, ready, close } = await openPage(browser, { ...target, slow: true, wasOpen: true });
    await page.waitForTimeout(after);
    const pressed = await page.evaluate(() => performance.now());
    const form = await openForm(page);
    times[`pressed ${after / 1000} s after the rows`] = form;
    times[`the form, from the start of the page, ${after / 1000} s`] = pressed + form;
    times[`the rows, ${after / 1000} s`] = ready;
    await close();
  }
  return times;
};

const railLink = path => `.rail a[href$="#/${path}"]`;

/** Milliseconds from a click in the rail to the rows of a section that was not open yet, on a slow connection. */
export const measureFirstMoves = async (browser, target) => {
  const { page, close } = await openPage(browser, { ...target, slow: true });
  await page.locator(railLink('admin/audits')).waitFor();
  await page.waitForLoadState('networkidle');
  const coupons = await move(page, railLink('application-admin/coupon'), LIST, true);
  await page.waitForLoadState('networkidle');
  const audits = await move(page, railLink('admin/audits'), '.monitoring-page tbody tr');
  await close();
  return { 'a first move to coupons': coupons, 'a first move to audits': audits };
};
