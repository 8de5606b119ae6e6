import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

/** The other engines: the variable with the program's path, where Debian has it, what it needs, and its packages. */
const ENGINES = {
  firefox: {
    variable: 'FIREFOX_PATH',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    needs: [],
    packages: ['firefox-esr'],
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    paths: ['/usr/bin/WebKitWebDriver'],
    needs: ['/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * The path of an engine's program, as its environment variable: the system's, or Debian's package. Empty if neither is
 * available.
 */
export const engineVariable = name => {
  const { variable, paths, needs, packages } = ENGINES[name];
  const found = () =>
    needs.every(existsSync) ? [process.env[variable], ...paths].find(path => path && existsSync(path)) : undefined;
  if (!found()) {
    try {
      installFromDebian(...packages);
    } catch (error) {
      console.warn(`No ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { [variable]: found() ?? '' };
};

/** The engines whose program an environment has. */
export const enginesIn = env => Object.keys(ENGINES).filter(name => env[ENGINES[name].variable]);
export const OTHER_ENGINES = Object.keys(ENGINES);
