import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { extname, join, relative } from 'node:path';

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

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
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

/** The content of every file that a page may request, by its address: the gzipped copy, if the build made one. */
const filesIn = async folder => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).filter(path => TYPES[extname(path)]);
  const files = paths.map(async path => {
    const copy = await readFile(`${path}.gz`).catch(() => undefined);
    return [`/${relative(folder, path)}`, { body: copy ?? (await readFile(path)), isGzipped: copy !== undefined }];
  });
  return new Map(await Promise.all(files));
};

const sendFile = (outgoing, files, address) => {
  const path = address === '/' ? '/index.html' : address;
  const file = files.get(path);
  if (!file) return outgoing.writeHead(404).end();
  outgoing.writeHead(200, {
    'content-type': TYPES[extname(path)],
    ...(file.isGzipped && { 'content-encoding': 'gzip' }),
    'cache-control': cachingOf(path),
  });
  return outgoing.end(file.body);
};

/** Serves a built folder of static files in front of the same backend, compressed and cached as in a deployment. */
export const serveFolder = async (folder, port, backend) => {
  const files = await filesIn(folder);
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url, backend);
    if (/^\/(api|management)\//.test(pathname)) return passOn(incoming, outgoing, backend);
    return sendFile(outgoing, files, pathname);
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
