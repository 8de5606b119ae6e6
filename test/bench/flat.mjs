import { LIST, PAGE_2, move } from './moving.mjs';
import { openPage } from './pages.mjs';

/** Times in ms that must not grow with the stored data: the same step with little data, then with much. */

const DISEASES = './#/application-admin/diseases';
const CHOOSE = '[data-cy="disease"] button:last-of-type';
const OPTION = '[role="dialog"] [data-option]';

const onPage = async (browser, target, path, work) => {
  const { page, ready, close } = await openPage(browser, { ...target, path, slow: true });
  const figures = await work(page, ready);
  await close();
  return figures;
};

/** Opens the second page of a list, and a dialog that offers the same records. */
export const measureRecords = (browser, target) =>
  onPage(browser, target, DISEASES, async page => {
    await page.waitForLoadState('networkidle');
    const next = await move(page, PAGE_2, LIST, true);
    await page.evaluate(() => (window.location.hash = '#/application-admin/flashcards/manage'));
    await page.locator(CHOOSE).waitFor();
    await page.waitForLoadState('networkidle');
    return { 'page 2 of a list, ms': next, 'a dialog to choose a record, ms': await move(page, CHOOSE, OPTION) };
  });

const DRAFTS = 1000;

/** Stores drafts in the browser's database as forms do, each for another record. */
const storeDrafts = async count => {
  const opened = indexedDB.open('keyval-store');
  opened.onupgradeneeded = () => opened.result.createObjectStore('keyval');
  const database = await new Promise(resolve => (opened.onsuccess = () => resolve(opened.result)));
  const transaction = database.transaction('keyval', 'readwrite');
  const store = transaction.objectStore('keyval');
  for (let at = 0; at < count; at += 1) {
    const values = { name: `Rascunho ${at}`, diagnostic: 'Texto que alguém escreveu. '.repeat(40) };
    const key = `draft|v2|${JSON.stringify(['editor', 'diseases', String(at), `form${at}`])}`;
    store.put({ savedAt: Date.now() - at, values, name: values.name }, key);
  }
  await new Promise(resolve => (transaction.oncomplete = resolve));
  database.close();
};

/** Opens a list in a browser that stores drafts. */
const measureStart = (browser, target, count) =>
  onPage(browser, target, DISEASES, async page => {
    await page.evaluate(storeDrafts, count);
    await page.reload();
    return { 'a list, with drafts in the browser, ms': await page.evaluate(() => window.bench.ready) };
  });

export const measureDrafts = async (browser, target) => [
  await measureStart(browser, target, 0),
  await measureStart(browser, target, DRAFTS),
];
