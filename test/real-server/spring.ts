import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { isSoon, isUp } from '../browser/support/until';
import { type Place } from './database';

/** How long a session lasts, in seconds, if one does not ask to be remembered. */
export const SHORT_SESSION = 20;

const START_LIMIT = 240_000;

/** Starts JHipster as people deploy it: in the profile `prod`, over PostgreSQL. */
export const startSpring = (jar: string, folder: string, port: number, database: Place) => {
  const settings = {
    'spring.profiles.active': 'prod',
    'server.port': port,
    'server.address': '127.0.0.1',
    'spring.datasource.url': `jdbc:postgresql://127.0.0.1:${database.port}/medconsole`,
    'spring.datasource.username': 'medconsole',
    'spring.datasource.password': '',
    'jhipster.security.authentication.jwt.token-validity-in-seconds': SHORT_SESSION,
    'management.health.mail.enabled': false,
  };
  const log = openSync(join(folder, 'spring.log'), 'w');
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const server = spawn(
    'java',
    ['-Xmx1g', '-XX:TieredStopAtLevel=1', '--add-opens', 'java.base/java.lang=ALL-UNNAMED', '-jar', jar, ...args],
    // A group of its own: Ctrl-C must reach it only after the page has been closed.
    { cwd: folder, stdio: ['ignore', log, log], detached: true },
  );
  const isThere = () => {
    if (server.exitCode !== null) throw new Error(`The server ended, see ${folder}/spring.log`);
    return isUp(`http://127.0.0.1:${port}/management/info`);
  };
  const stop = async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return { stop, isReady: () => isSoon(isThere, 'The server did not start.', START_LIMIT) };
};

export type Spring = ReturnType<typeof startSpring>;
