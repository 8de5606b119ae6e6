import { spawn, type ChildProcess } from 'node:child_process';

export const PORT = Number(process.env.BROWSER_PORT ?? 9123);
export const ADDRESS = `http://127.0.0.1:${PORT}/`;

let server: ChildProcess | undefined;

const isUp = async () => {
  try {
    return (await fetch(ADDRESS)).ok;
  } catch {
    return false;
  }
};

const pause = () => new Promise(resolve => setTimeout(resolve, 100));

/** Serves the build with the stand-in backend in memory, its control door open, for all browser tests. */
export default async () => {
  server = spawn('npx', ['vite', 'preview', '--strictPort', '--configLoader', 'runner', '--host', '127.0.0.1'], {
    env: { ...process.env, PORT: String(PORT), BACKEND_CONTROL: '1', BACKEND_DATABASE: ':memory:' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const deadline = Date.now() + 60_000;
  while (!(await isUp())) {
    if (Date.now() > deadline) throw new Error('The preview server did not start.');
    await pause();
  }
  Reflect.set(globalThis, '__server', server);
};
