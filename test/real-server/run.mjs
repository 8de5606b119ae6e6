import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chromiumPath, programVariable } from '../programs.mjs';
import { missingPrograms, postgresFolder } from './missing.mjs';
import { serverJar } from './server-jar.mjs';

/**
 * `npm run test:real`: the writing journeys over a generated JHipster, PostgreSQL and nginx. Words after `--` go to jest.
 */
const nginx = programVariable('nginx');
const missing = missingPrograms(nginx.NGINX_PATH);
if (missing.length > 0) {
  console.error(
    `npm run test:real needs Java 11, Maven, PostgreSQL and nginx; this machine lacks ${missing.join(', ')}.`,
  );
  process.exit(1);
}

/** Interrupted, each part ends what it has started. A child in the same group is told by the terminal itself. */
let child;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child?.kill(signal));

const started = performance.now();
const lap = what => console.log(`${what}: after ${Math.round((performance.now() - started) / 1000)} s`);

const env = {
  ...process.env,
  ...nginx,
  CHROMIUM_PATH: await chromiumPath(),
  PG_BIN: postgresFolder() ?? '',
  REAL_JAR: serverJar(),
};
lap('The server is built');
const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) process.exit(status ?? 1);
lap('The console is built');

const jest = ['node_modules/jest/bin/jest.js', '--config', 'test/real-server/jest.config.cjs', '--runInBand'];
child = spawn('node', [...jest, ...process.argv.slice(2)], { stdio: 'inherit', env });
const [code] = await once(child, 'exit');
lap('All of it');
process.exit(code ?? 1);
