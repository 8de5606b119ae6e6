import { chromium } from 'playwright-core';
import startServers from './start-servers';
import { allStarted, atEnd } from './stop';
import { endpointVariable, type Workers, workersOf } from './worker';

/**
 * Pages of tests live for seconds: optimized code costs more than it saves. The last three flags keep headless Chromium
 * from contacting its vendor's servers.
 */
const FLAGS = [
  '--js-flags=--no-turbofan',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium of a jest worker. */
export const launch = async (worker: number) => {
  const browser = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: FLAGS,
  });
  atEnd(() => browser.close());
  process.env[endpointVariable('chromium', worker)] = browser.wsEndpoint();
};

/** Starts a Chromium for each jest worker, and the servers. */
export default async (config: Workers) => {
  await allStarted([startServers(config), ...workersOf(config).map(launch)]);
};
