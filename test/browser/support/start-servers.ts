import { type ChildProcess, spawn } from 'node:child_process';
import { atEnd } from './stop';
import { addressOf, portOfWorker, type Workers, workersOf } from './worker';

const isUp = async (address: string) => {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
};

const pause = () => new Promise(resolve => setTimeout(resolve, 100));

const responses = async (server: ChildProcess, port: number) => {
  const deadline = Date.now() + 120_000;
  while (!(await isUp(addressOf(port)))) {
    if (server.exitCode !== null) throw new Error('The preview server ended.');
    if (Date.now() > deadline) throw new Error('The preview server did not start.');
    await pause();
  }
};

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
  await responses(server, port);
};

let serving: Promise<unknown> | undefined;

/** Starts a preview server for each jest worker, once for all projects. */
export default async (config: Workers) => {
  serving ??= Promise.all(workersOf(config).map(worker => serve(portOfWorker(worker))));
  await serving;
};
