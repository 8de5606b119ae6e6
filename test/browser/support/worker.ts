/** The first port of the browser tests. Each further jest worker uses the next one. */
const FIRST_PORT = Number(process.env.BROWSER_PORT ?? 9123);

export const portOfWorker = (worker: number) => FIRST_PORT + worker - 1;
export const addressOf = (port: number) => `http://127.0.0.1:${port}/`;

/** What a setup is told: how many workers there are. */
export interface Workers {
  maxWorkers: number;
}

/** The numbers of all jest workers: from 1. */
export const workersOf = ({ maxWorkers }: Workers) => Array.from({ length: maxWorkers }, (_, at) => at + 1);

type Shared = 'chromium' | 'firefox';

/** The environment variable with the address of a worker's browser, which all its files share. */
export const endpointVariable = (browser: Shared, worker: number) => `${browser.toUpperCase()}_OF_WORKER_${worker}`;

/** If all tests run in one process, there is only one worker. */
const OWN = Number(process.env.JEST_WORKER_ID ?? 1);

/** The port of this worker's preview server. No other worker writes to its database. */
export const PORT = portOfWorker(OWN);
export const ADDRESS = addressOf(PORT);

export const endpointOf = (browser: Shared) => {
  const endpoint = process.env[endpointVariable(browser, OWN)];
  if (!endpoint) throw new Error(`No ${browser} was started for this jest worker.`);
  return endpoint;
};
