import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chromiumPath, programVariable } from '../programs.mjs';
import { missingPrograms, postgresFolder } from './missing.mjs';
import { serverJar } from './server-jar.mjs';

/** `npm run test:real`: the writing journeys over a real server. What follows `--` goes to jest. */
const nginx = programVariable('nginx');
const missing = missingPrograms(nginx.NGINX_PATH);
if (missing.length > 0) {
  console.error(
    `npm run test:real needs Java 11, Maven, PostgreSQL and nginx; this machine lacks ${missing.join(', ')}.`,
  );
  process.exit(1);
}

let child;
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isInterrupted = true;
    // Jest ends what its setup has started.
    child?.kill(signal);
  });

const started = performance.now();
/** Tells the time. A signal that came while a part was run is seen only now. */
const lap = async what => {
  await new Promise(resolve => setImmediate(resolve));
  console.log(`${what}: after ${Math.round((performance.now() - started) / 1000)} s`);
  if (isInterrupted) process.exit(1);
};

const env = {
  ...process.env,
  ...nginx,
  CHROMIUM_PATH: await chromiumPath(),
  PG_BIN: postgresFolder() ?? '',
  REAL_JAR: serverJar(),
};
await lap('The server is built');
const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) process.exit(status ?? 1);
await lap('The console is built');

const jest = ['node_modules/jest/bin/jest.js', '--config', 'test/real-server/jest.config.cjs', '--runInBand'];
child = spawn('node', [...jest, ...process.argv.slice(2)], { stdio: 'inherit', env });
const [code] = await once(child, 'exit');
await lap('All of it');
process.exit(code ?? 1);
