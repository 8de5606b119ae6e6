import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, type BrowserServer } from 'playwright-core';
import { addressOf, browserVariable, portOfWorker } from './worker';

/** The last three keep headless Chromium from contacting its vendor's servers. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What runs for each jest worker: a preview server with a database of its own, and a Chromium. */
export interface Started {
  servers: ChildProcess[];
  browsers: BrowserServer[];
}

export const STARTED = '__browserTests';

const isUp = async (address: string) => {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
};

const pause = () => new Promise(resolve => setTimeout(resolve, 100));

/** Serves the build with the mock backend in memory and its control endpoint enabled. */
const serve = (port: number) =>
  spawn('npx', ['vite', 'preview', '--strictPort', '--configLoader', 'runner', '--host', '127.0.0.1'], {
    env: { ...process.env, PORT: String(port), BACKEND_CONTROL: '1', BACKEND_DATABASE: ':memory:' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });

const responses = async (server: ChildProcess, port: number) => {
  const deadline = Date.now() + 120_000;
  while (!(await isUp(addressOf(port)))) {
    if (server.exitCode !== null) throw new Error(`The preview server ended: is port ${port} in use?`);
    if (Date.now() > deadline) throw new Error('The preview server did not start.');
    await pause();
  }
};

const launch = () =>
  chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: QUIET,
  });

/** Starts all that the jest workers need, once for the whole run. */
export default async ({ maxWorkers }: { maxWorkers: number }) => {
  const workers = Array.from({ length: maxWorkers }, (_, at) => at + 1);
  const servers = workers.map(worker => serve(portOfWorker(worker)));
  const started: Started = { servers, browsers: [] };
  Reflect.set(globalThis, STARTED, started);
  started.browsers.push(...(await Promise.all(workers.map(launch))));
  started.browsers.forEach((browser, at) => {
    process.env[browserVariable(workers[at])] = browser.wsEndpoint();
  });
  await Promise.all(servers.map((server, at) => responses(server, portOfWorker(workers[at]))));
};
