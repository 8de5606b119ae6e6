import startServers from '../support/start-servers';
import { allStarted, atEnd } from '../support/stop';
import { endpointVariable, type Workers, workersOf } from '../support/worker';
import { launch } from './bidi';

const start = async (worker: number) => {
  const browser = await launch('firefox');
  atEnd(() => browser.process()?.kill());
  process.env[endpointVariable('firefox', worker)] = browser.wsEndpoint();
  // Firefox takes one client at a time: from now on the files of the worker.
  await browser.disconnect();
};

/** Starts a Firefox for each jest worker, since each start takes seconds, and the servers. */
export default async (config: Workers) => {
  await allStarted([startServers(config), ...workersOf(config).map(start)]);
};
