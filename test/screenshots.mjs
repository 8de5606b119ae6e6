import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { startConsole, tokenFrom } from './bench/servers.mjs';
import { chromiumPath } from './chromium.mjs';

/** `npm run screenshots`: makes the pictures of the README from the built console over the mock backend's seed. */
const FOLDER = 'test/screenshots';
const PORT = 9128;

const openPage = async (browser, address, locale) => {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    baseURL: address,
    reducedMotion: 'reduce',
  });
  const token = await tokenFrom(address);
  await page.addInitScript(
    ([kept, chosen]) => {
      sessionStorage.setItem('jhi-authenticationToken', JSON.stringify(kept));
      localStorage.setItem('locale', JSON.stringify(chosen));
    },
    [token, locale],
  );
  return page;
};

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

const { address, stop } = await startConsole(PORT);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, open] of Object.entries({ list, editor })) {
    const page = await openPage(browser, address, 'en');
    await open(page);
    await page.screenshot({ path: `${FOLDER}/${name}.png` });
    await page.close();
  }
} finally {
  await browser.close();
  stop();
}
