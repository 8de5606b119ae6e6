import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

// The headless shell has no window of its own and runs the tests in three quarters of the time.
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const found = () => [process.env.CHROMIUM_PATH, ...SYSTEM].find(path => path && existsSync(path));

const fromDebian = () => {
  // The data that the shell needs is in the second package, which the first does not depend on.
  installFromDebian('chromium-headless-shell', 'chromium-common');
  return found();
};

const fromPlaywright = async () => {
  execFileSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' });
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

/** Path of a Chromium for the browser tests: the system's, else Debian's package, else Playwright's own download. */
export const chromiumPath = async () => {
  for (const way of [found, fromDebian, fromPlaywright]) {
    try {
      const path = await way();
      if (path) return path;
    } catch (error) {
      console.warn(`No Chromium this way: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.');
};
