/** The first port of the browser tests. Each further jest worker uses the next one. */
const FIRST_PORT = Number(process.env.BROWSER_PORT ?? 9123);

export const portOfWorker = (worker: number) => FIRST_PORT + worker - 1;
export const addressOf = (port: number) => `http://127.0.0.1:${port}/`;

/** The environment variable with the address of a worker's Chromium. */
export const browserVariable = (worker: number) => `BROWSER_OF_WORKER_${worker}`;

/** Jest numbers its workers from 1. If all tests run in one process, there is only one worker. */
const OWN = Number(process.env.JEST_WORKER_ID ?? 1);

/** The port of this worker's preview server. No other worker writes to its database. */
export const PORT = portOfWorker(OWN);
export const ADDRESS = addressOf(PORT);

export const browserEndpoint = () => {
  const endpoint = process.env[browserVariable(OWN)];
  if (!endpoint) throw new Error('No Chromium was started for this jest worker.');
  return endpoint;
};
