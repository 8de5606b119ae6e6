import type { Page } from 'playwright-core';
import type { Named } from 'lib/model';
import { isCopied } from '../support/clock';
import { base64, type Screen, screenOf } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';
import { isSoon } from '../support/until';
import { ADDRESS } from '../support/worker';

const LIST = 'application-admin/medicine-leaflets';
const ROWS = `${ADDRESS}api/medicine-leaflets`;
const NAME = 'Sopro de teste';
const SOFT = 'Sopro suave em foco mitral.';
const LOUD = 'Sopro rude em foco mitral.';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const versions = () => page.locator('[data-cy="version"]');
const area = () => screen.field('markdown');

const headers = async () => ({
  authorization: `Bearer ${await browser.openSession('everything')}`,
  'content-type': 'application/json',
});

/** The texts of the sent record, as the latest request had them. */
const sent = async () => {
  const body = (await browser.writes()).at(-1)?.body;
  return body as { id: number; content: { rawMarkdownAvailable: string } };
};

/** The awkward profile chooses by its id how odd a record is. The records with these ids keep their name and text. */
const isPlain = (id: number) => id % 6 === 1;

/** Stores other records until the next one is plain. */
const storeOthers = async (): Promise<void> => {
  const body = JSON.stringify({ name: `Outra ${crypto.randomUUID()}`, available: false, free: true });
  const answer = await fetch(ROWS, { method: 'POST', headers: await headers(), body });
  expect(answer.ok).toBe(true);
  const { id } = (await answer.json()) as { id: number };
  if (!isPlain(id + 1)) await storeOthers();
};

const create = async (opened: Page) => {
  await storeOthers();
  page = opened;
  screen = screenOf(page);
  await signIn(page, 'editor', `${LIST}/manage`);
  await screen.field('name').fill(NAME);
  await screen.write('content', SOFT);
  await screen.save();
  await screen.isListed();
};

const idOf = async (name: string) => {
  const search = `${ROWS}?${new URLSearchParams({ name, page: '0', size: '100' })}`;
  const { content } = (await (await fetch(search, { headers: await headers() })).json()) as { content: Named[] };
  const id = content.find(row => row.name === name)?.id;
  expect(id).toBeDefined();
  return id;
};

/** Opens the record as the server has it now. */
const open = async (name = NAME) => {
  await page.goto(`./#/${LIST}/manage?${new URLSearchParams({ id: String(await idOf(name)), name })}`);
  await page.reload();
  await screen.field('entityCreateSaveButton').waitFor();
};

const saveText = async (text: string) => {
  await open();
  await screen.write('content', text);
  await screen.save();
  await screen.isListed();
};

/** A colleague stores another text meanwhile. */
const changeElsewhere = async (text: string) => {
  const body = JSON.stringify({
    ...(await sent()),
    id: await idOf(NAME),
    content: { rawMarkdownAvailable: base64(text) },
  });
  expect((await fetch(ROWS, { method: 'PUT', headers: await headers(), body })).ok).toBe(true);
};

const openVersions = async (count: number) => {
  await page.getByRole('button', { name: 'Versões', exact: true }).click();
  await page.waitForFunction(most => document.querySelectorAll('[data-cy="version"]').length === most, count);
};

const put = (at: number) =>
  versions()
    .nth(at)
    .getByRole('button', { name: /^Pôr no formulário/ })
    .click();

it.each(['friendly', 'jhipster6', 'awkward'])(
  'B27: a text is saved twice and changed elsewhere, its versions are compared, and the first one is saved again (%s)',
  async profile => {
    await browser.profile(profile);
    await create(await browser.newPage());
    await saveText(LOUD);
    await changeElsewhere('Sopro de uma colega.');
    await open();
    await openVersions(3);
    expect(await versions().allInnerTexts()).toEqual([
      expect.stringMatching(/ao abrir · mudança feita em outro lugar/),
      expect.stringMatching(/salva · este navegador · \+1 −1 palavras/),
      expect.stringMatching(/salva · este navegador\n/),
    ]);
    await page.getByRole('combobox', { name: 'Comparar com' }).selectOption({ index: 2 });
    await versions()
      .nth(2)
      .getByRole('button', { name: /^Ver diferença/ })
      .click();
    await versions().nth(2).locator('ins').getByText('rude').waitFor();
    expect(await versions().nth(2).locator('del').innerText()).toBe('suave');
    await put(2);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const before = (await browser.writes()).length;
    expect(await screen.read('content')).toBe(SOFT);
    expect(await browser.writes()).toHaveLength(before);
    await screen.save();
    await screen.isListed();
    expect((await sent()).content.rawMarkdownAvailable).toBe(base64(SOFT));
  },
);

it('B27: by keyboard alone, a version replaces the text of the desk in one step that Ctrl+Z takes back; the dialog is accessible and fits 390 px', async () => {
  await create(await browser.newPage('pt-br', { width: 390, height: 900 }));
  await saveText(LOUD);
  await open();
  await page.locator('[data-cy="content"] button').click();
  await area().press('Control+End');
  await page.keyboard.type(' Digitado.');
  await page.getByRole('button', { name: 'Versões', exact: true }).focus();
  await page.keyboard.press('Enter');
  await versions().nth(1).waitFor();
  const difference = versions()
    .nth(1)
    .getByRole('button', { name: /^Ver diferença/ });
  while (!(await difference.evaluate(one => one === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await versions().nth(1).locator('ins').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('[data-cy="markdown"]:focus').waitFor();
  expect(await area().inputValue()).toBe(SOFT);
  await page.keyboard.press('Control+z');
  expect(await area().inputValue()).toBe(`${LOUD} Digitado.`);
});

it('B27: Undo stays six seconds in the message of a save, longer while it has the focus, and in the bell', async () => {
  await create(await browser.newPage());
  await saveText(LOUD);
  const undo = page.locator('.passing-alert').getByRole('button', { name: 'Desfazer' });
  await undo.waitFor();
  await page.clock.runFor(4000);
  await undo.focus();
  await page.clock.runFor(6000);
  await page.keyboard.press('Enter');
  await screen.field('entityCreateSaveButton').waitFor();
  expect(await screen.read('content')).toBe(SOFT);
  await screen.save();
  await screen.isListed();
  expect((await sent()).content.rawMarkdownAvailable).toBe(base64(SOFT));
  await page.clock.runFor(10_000);
  await undo.waitFor({ state: 'detached' });
  await page.locator('[data-cy="messageBell"]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).waitFor();
});

/** Fills the browser's room with old versions that cannot be compressed. Returns how many it tried. */
const fillRoom = () =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('medical-reference-console/versions');
      opening.onerror = () => reject(opening.error ?? new Error());
      opening.onsuccess = () => resolve(opening.result);
    });
    const bytesOf = (length: number) => {
      const bytes = new Uint8Array(length);
      for (let start = 0; start < length; start += 50_000)
        crypto.getRandomValues(bytes.subarray(start, Math.min(length, start + 50_000)));
      return bytes;
    };
    const store = (at: number, length: number) =>
      new Promise<boolean>(resolve => {
        const key = ['editor', 'semiologies', 'old', at, 'saved', null, length, 'Antiga', String(at), 1, 1];
        const transaction = database.transaction('values', 'readwrite');
        transaction.objectStore('values').put({ as: 'utf-8', bytes: bytesOf(length) }, JSON.stringify(key));
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => resolve(false);
      });
    let at = performance.now();
    let count = 0;
    for (const length of [1_000_000, 200_000, 20_000, 2000, 200]) while (await store((at += 1), length)) count += 1;
    database.close();
    return count;
  });

const countVersions = () =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const opening = indexedDB.open('medical-reference-console/versions');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('values').objectStore('values').count(IDBKeyRange.lowerBound('['));
          asked.onsuccess = () => resolve(asked.result);
        };
      }),
  );

it('B27: in a browser without room a draft and a new version take the place of old versions', async () => {
  page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(ADDRESS).origin, quotaSize: 10_000_000 });
  await create(page);
  await open();
  await openVersions(1);
  await page.keyboard.press('Escape');
  expect(await fillRoom()).toBeGreaterThan(5);
  const before = await countVersions();
  await screen.field('name').fill(`${NAME} rude`);
  await isCopied(page);
  await isSoon(async () => (await countVersions()) < before, 'No version made room for the draft.');
  await fillRoom();
  await screen.save();
  await screen.isListed();
  await open(`${NAME} rude`);
  await openVersions(2);
});
