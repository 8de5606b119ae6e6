import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** Where the database is. Setup and tests run in different places, so a test gets it by the environment. */
export interface Place {
  folder: string;
  port: number;
}

/** Where `run.mjs` has found `initdb` and `pg_ctl`; empty if they are on the path. */
const PROGRAMS = process.env.PG_BIN ?? '';

/** PostgreSQL refuses to run as root, so root runs it as the user that its package has made. */
const asOwner = (command: string, args: readonly string[]): [command: string, args: readonly string[]] =>
  userInfo().uid === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

const run = (folder: string, name: string, ...args: string[]) => {
  const [command, all] = asOwner(join(PROGRAMS, name), args);
  execFileSync(command, all, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder });
};

const control = ({ folder }: Place, ...args: string[]) =>
  run(folder, 'pg_ctl', '-D', join(folder, 'data'), '-l', join(folder, 'log'), '-w', ...args);

export const startDatabase = (place: Place) => control(place, 'start');

/** Ends the server and every connection to it. */
export const stopDatabase = (place: Place) => control(place, '-m', 'fast', 'stop');

/** Makes an empty database `medconsole` below a folder, and starts its server. */
export const createDatabase = (below: string, port: number): Place => {
  const place = { folder: join(below, 'database'), port };
  chmodSync(below, 0o755);
  mkdirSync(place.folder);
  if (userInfo().uid === 0) execFileSync('chown', ['postgres', place.folder]);
  run(place.folder, 'initdb', '-D', join(place.folder, 'data'), '-A', 'trust', '-E', 'UTF8', '-U', 'medconsole');
  const settings = `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${place.folder}'\n`;
  appendFileSync(join(place.folder, 'data/postgresql.conf'), settings);
  startDatabase(place);
  const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'medconsole'];
  run(place.folder, 'createdb', ...at, 'medconsole');
  return place;
};
