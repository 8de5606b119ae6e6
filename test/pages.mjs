import { chromium } from 'playwright-core';
import { startConsole, tokenFrom } from './bench/servers.mjs';
import { withCleanUp } from './clean-up.mjs';
import { chromiumPath } from './programs.mjs';

/**
 * Starts the built console on a port, with a browser, for scripts that take pictures. `openPage` returns a page with a
 * signed-in account. It sets the window size in px, the locale and the theme.
 */
export const startPages = async port => {
  const { address, stop } = await startConsole(port);
  const launch = async () => chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
  const browser = await launch().catch(error => withCleanUp(() => Promise.reject(error), stop));

  const openPage = async ({ login, width, height, locale, theme = 'light' }) => {
    const page = await browser.newPage({
      viewport: { width, height },
      baseURL: address,
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const token = await tokenFrom(address, login);
    await page.addInitScript(
      ([stored, chosen]) => {
        sessionStorage.setItem('jhi-authenticationToken', JSON.stringify(stored));
        localStorage.setItem('locale', JSON.stringify(chosen));
      },
      [token, locale],
    );
    return page;
  };
  const close = () => withCleanUp(() => browser.close(), stop);
  return { openPage, close };
};
