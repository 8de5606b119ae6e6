/** The first port of the browser tests; each jest worker has the next. */
const FIRST_PORT = Number(process.env.BROWSER_PORT ?? 9123);

export const portOfWorker = (worker: number) => FIRST_PORT + worker - 1;
export const addressOf = (port: number) => `http://127.0.0.1:${port}/`;

/** The environment variable with the address of a worker's Chromium. */
export const browserVariable = (worker: number) => `BROWSER_OF_WORKER_${worker}`;

/** Jest counts its workers from 1; there is one of them when tests run in one process. */
const OWN = Number(process.env.JEST_WORKER_ID ?? 1);

/** The preview server of this worker: nobody else writes to its database. */
export const PORT = portOfWorker(OWN);
export const ADDRESS = addressOf(PORT);

export const browserEndpoint = () => {
  const endpoint = process.env[browserVariable(OWN)];
  if (!endpoint) throw new Error('No Chromium was started for this jest worker.');
  return endpoint;
};
