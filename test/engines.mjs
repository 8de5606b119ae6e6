import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

/** The other engines of the journeys: the variable with the program's path, where Debian has it, and its packages. */
const ENGINES = {
  firefox: { variable: 'FIREFOX_PATH', paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], packages: ['firefox-esr'] },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    paths: ['/usr/bin/WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * The path of an engine's program, as its environment variable: the system's, or Debian's package. Empty if neither is
 * available.
 */
export const engineVariable = name => {
  const { variable, paths, packages } = ENGINES[name];
  const found = () => [process.env[variable], ...paths].find(path => path && existsSync(path));
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
