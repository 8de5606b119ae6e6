import { mkdirSync } from 'node:fs';
import { withCleanUp } from './clean-up.mjs';
import { startPages } from './pages.mjs';

/** `npm run screenshots`: takes the README's pictures of the built console with the mock backend's seed. */
const FOLDER = 'test/screenshots';
const PORT = 9128;

const list = async page => {
  await page.goto('./#/application-admin/diseases');
  await page.locator('[data-cy="entityTable"]').first().waitFor();
};

const editor = async page => {
  await page.goto('./#/application-admin/semiologies');
  await page.locator('[data-cy="entityEditButton"]').first().click();
  await page.locator('[data-cy="anamnesisContent"] button').click();
  await page.locator('[data-cy="markdown"]').waitFor();
  await page.locator('.markdown-view h1, .markdown-view h2, .markdown-view p').first().waitFor();
};

const form = async page => {
  await list(page);
  await page.locator('[data-cy="entityEditButton"]').first().click();
  await page.locator('input[data-cy="name"]').waitFor();
};

const results = async page => {
  await page.goto('./#/application-admin/find?text=dispneia&in=diseases');
  await page.locator('.find-status').waitFor();
};

const { openPage, close } = await startPages(PORT);
const photographAll = async () => {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, open] of Object.entries({ list, form, editor, results })) {
    const page = await openPage({ login: 'editor', width: 1280, height: 800, locale: 'en' });
    await open(page);
    await page.screenshot({ path: `${FOLDER}/${name}.png` });
    await page.close();
  }
};

await withCleanUp(photographAll, close);
