import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian has the programs of its versions of PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder with `initdb` and `pg_ctl`: `PG_BIN`, or the newest of Debian; undefined for those on the path. */
export const postgresFolder = () => {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  if (!existsSync(DEBIAN)) return undefined;
  const [newest] = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one));
  return newest && join(DEBIAN, newest, 'bin');
};

const works = (command, argument) => spawnSync(command, [argument], { stdio: 'ignore' }).status === 0;

/** `openjdk version "17.0.15"` -> 17; `1.8.0_392` -> 1; undefined without Java. */
const javaVersion = () => {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return status === 0 ? Number(/version "(\d+)/.exec(stderr)?.[1]) : undefined;
};

/** What the machine lacks for a real server, in words. */
export const missingPrograms = nginx => {
  const initdb = join(postgresFolder() ?? '', 'initdb');
  const programs = [
    ['Java 11 or newer', (javaVersion() ?? 0) >= 11],
    ['Maven', works('mvn', '--version')],
    ['PostgreSQL', works(initdb, '--version')],
    ['nginx', Boolean(nginx)],
  ];
  return programs.filter(([, isThere]) => !isThere).map(([name]) => name);
};
