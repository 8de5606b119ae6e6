import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import sirv from 'sirv';

const answers = address =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a command and waits until its address responds. Returns a function to stop it. Fails if it ends first. */
export const started = async (command, args, env, address) => {
  const server = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  while (!(await answers(address))) {
    if (hasEnded()) throw new Error(`${command} ended with ${server.exitCode} before ${address} answered.`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return () => hasEnded() || process.kill(-server.pid);
};

const PREVIEW = ['vite', 'preview', '--strictPort', '--configLoader', 'runner', '--host', '127.0.0.1'];

/** The built console with a freshly seeded mock backend in memory. */
export const startConsole = async port => {
  const address = `http://127.0.0.1:${port}/`;
  const env = { PORT: String(port), BACKEND_CONTROL: '1', BACKEND_DATABASE: ':memory:' };
  const stop = await started('npx', PREVIEW, env, address);
  await fetch(`${address}__control/reset`, { method: 'POST', body: JSON.stringify({ rich: true }) });
  return { address, stop };
};

const passOn = (incoming, outgoing, backend) => {
  const { method, url, headers } = incoming;
  const passed = request(new URL(url, backend), { method, headers }, answer => {
    outgoing.writeHead(answer.statusCode, answer.headers);
    answer.pipe(outgoing);
  });
  incoming.pipe(passed);
};

/** Like the nginx configuration that is shipped: a file with a hash in its name never changes. */
const cachingOf = path =>
  /\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Serves a built folder of static files in front of the same backend, compressed and cached as in a deployment. */
export const serveFolder = async (folder, port, backend) => {
  const sendFile = sirv(folder, {
    gzip: true,
    setHeaders: (outgoing, path) => outgoing.setHeader('cache-control', cachingOf(path)),
  });
  const server = createServer((incoming, outgoing) => {
    if (/^\/(api|management)\//.test(incoming.url)) passOn(incoming, outgoing, backend);
    else sendFile(incoming, outgoing, () => outgoing.writeHead(404).end());
  });
  await new Promise(resolve => server.listen(port, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
};

/** A token of the mock backend's editor, so that pages open signed in. */
export const tokenFrom = async (backend, login = 'editor') => {
  const answer = await fetch(new URL('api/authenticate', backend), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: login, password: login, rememberMe: false }),
  });
  return (await answer.json()).id_token;
};
