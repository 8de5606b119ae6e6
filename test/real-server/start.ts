import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../browser/support/free-port';
import { startNginx } from '../browser/support/nginx';
import { launch } from '../browser/support/start';
import stopAll, { atEnd } from '../browser/support/stop';
import { createDatabase, stopDatabase } from './database';
import { mappedPaths } from './mapped-paths';
import { type Spring, startSpring } from './spring';

const ends: (() => unknown)[] = [];

/** Ends what was started, the last first: the server before its database, and that before its folder. */
const stop = async () => {
  for (const end of ends.splice(0).reverse()) await end();
};

let spring: Spring | undefined;

const start = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-real-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  // What the others make is removed with it, even if they are interrupted.
  process.env.TMPDIR = folder;
  const database = createDatabase(folder, await freePort());
  ends.push(() => stopDatabase(database));
  const port = await freePort();
  spring = startSpring(process.env.REAL_JAR ?? '', folder, port, database);
  ends.push(spring.stop);
  await launch(1);
  await spring.isReady();
  const nginx = await startNginx({ backend: `127.0.0.1:${port}`, extra: mappedPaths });
  ends.push(nginx.stop);
  process.env.REAL_ADDRESS = nginx.address;
  process.env.REAL_DATABASE = JSON.stringify(database);
};

let starting: Promise<void> | undefined;

/** Ends everything, and then jest, which would leave it running. Without its server, the start ends soon. */
const interrupt = async () => {
  await spring?.stop();
  await starting?.catch(() => undefined);
  await stopAll();
  process.exit(1);
};

/** Starts PostgreSQL, JHipster, nginx and Chromium, each on a free port. */
export default async () => {
  atEnd(stop);
  process.once('SIGINT', () => void interrupt());
  process.once('SIGTERM', () => void interrupt());
  try {
    starting = start();
    await starting;
  } catch (error) {
    await stopAll();
    throw error;
  }
};
