import type { EngineName } from './driver';

const VARIABLES = { chromium: 'CHROMIUM_PATH', firefox: 'FIREFOX_PATH', webkit: 'WEBKIT_DRIVER_PATH' } as const;

/** The path of an engine's program. */
export const pathOf = (engine: EngineName) => {
  const path = process.env[VARIABLES[engine]];
  if (!path) throw new Error(`${VARIABLES[engine]} is not set: run the journeys with npm run test:browser.`);
  return path;
};
