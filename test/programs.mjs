import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What runs the tests: the variable with the path of each program, where systems have it, and Debian's packages. */
const PROGRAMS = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    // The headless shell has no window of its own and runs the tests in three quarters of the time.
    paths: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(name => `/usr/bin/${name}`),
    // The data that the shell needs is in the second package, which the first does not depend on.
    packages: ['chromium-headless-shell', 'chromium-common'],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: ['firefox-esr'],
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    paths: ['/usr/bin/WebKitWebDriver'],
    needs: '/usr/bin/Xvfb',
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  nginx: {
    variable: 'NGINX_PATH',
    paths: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
    packages: ['nginx-light'],
    // Without brotli, that part of its test is left out.
    more: 'libnginx-mod-http-brotli-static',
  },
};

/** The engines besides Chromium. */
export const OTHER_ENGINES = ['firefox', 'webkit'];

const apt = (...args) =>
  execFileSync('apt-get', [...args, '-qq'], {
    stdio: 'inherit',
    // With this run level, Debian does not start a server when its package is installed.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });

const installed = (...packages) => {
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
  } catch (error) {
    console.warn(`Not installed: ${packages.join(', ')}: ${error instanceof Error ? error.message : error}`);
  }
};

/** The path of a program by its variable: the system's, else that of Debian's package; empty if there is neither. */
export const programVariable = name => {
  const { variable, paths, needs, packages, more } = PROGRAMS[name];
  const found = () =>
    !needs || existsSync(needs) ? [process.env[variable], ...paths].find(path => path && existsSync(path)) : undefined;
  if (!found()) {
    installed(...packages);
    if (more) installed(more);
  }
  return { [variable]: found() ?? '' };
};

/** Path of a Chromium for the browser tests: the system's, else Debian's package, else Playwright's own download. */
export const chromiumPath = async () => {
  const { CHROMIUM_PATH } = programVariable('chromium');
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  spawnSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' });
  const { chromium } = await import('playwright-core');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.');
};

/** The other engines whose program an environment has. */
export const enginesIn = env => OTHER_ENGINES.filter(name => env[PROGRAMS[name].variable]);
