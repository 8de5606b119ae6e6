import type { ChildProcess } from 'node:child_process';

/** Stops the preview server with everything it started. */
export default () => {
  const server: ChildProcess | undefined = Reflect.get(globalThis, '__server');
  if (server?.pid) process.kill(-server.pid);
};
