import { spawn } from 'node:child_process';
import { allStarted, atEnd } from './stop';
import { isSoon, isUp } from './until';
import { addressOf, portOfWorker, type Workers, workersOf } from './worker';

/** Serves the build with the mock backend in memory and its control endpoint enabled. */
const serve = async (port: number) => {
  // Otherwise the tests would run over what another server shows there.
  if (await isUp(addressOf(port))) throw new Error(`Port ${port} is in use. BROWSER_PORT chooses another one.`);
  const server = spawn('npx', ['vite', 'preview', '--strictPort', '--configLoader', 'runner', '--host', '127.0.0.1'], {
    env: { ...process.env, PORT: String(port), BACKEND_CONTROL: '1', BACKEND_DATABASE: ':memory:' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  // With all its child processes.
  atEnd(() => server.pid && process.kill(-server.pid));
  const isThere = () => {
    if (server.exitCode !== null) throw new Error('The preview server ended.');
    return isUp(addressOf(port));
  };
  await isSoon(isThere, 'The preview server did not start.', 120_000);
};

let serving: Promise<unknown> | undefined;

/** Starts a preview server for each jest worker, once for all projects. */
export default async (config: Workers) => {
  serving ??= allStarted(workersOf(config).map(worker => serve(portOfWorker(worker))));
  await serving;
};
