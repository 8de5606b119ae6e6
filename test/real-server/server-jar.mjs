import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const RECIPE = 'test/real-server/recipe';
const SOURCES = 'src/main/java/org/example/medconsole/web/rest';
const DATA = 'src/main/resources/config/liquibase/data';

const cache = () =>
  join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'medical-reference-console', 'real-server');

/** Changes with each file that the server is made of. */
const recipeHash = () => {
  const hash = createHash('sha256').update(readFileSync('test/real-server/server-jar.mjs'));
  for (const name of readdirSync(RECIPE).sort()) hash.update(name).update(readFileSync(join(RECIPE, name)));
  return hash.digest('hex').slice(0, 16);
};

const run = (cwd, command, args, env = {}) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });

const generate = (tools, app) => {
  mkdirSync(tools);
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(RECIPE, name), join(tools, name));
  run(tools, 'npm', ['ci', '--no-audit', '--no-fund']);
  const modules = join(tools, 'node_modules');
  const node = join(modules, `node-${process.platform}-${process.arch}`, 'bin/node');
  if (!existsSync(node)) throw new Error(`There is no Node 14 for ${process.platform}-${process.arch}.`);
  mkdirSync(app);
  cpSync(join(RECIPE, 'console.jdl'), join(app, 'console.jdl'));
  const options = ['import-jdl', 'console.jdl', '--skip-install', '--skip-git', '--no-insight', '--force'];
  run(app, node, [join(modules, 'generator-jhipster/cli/jhipster.js'), ...options], {
    PATH: [dirname(node), process.env.PATH].join(delimiter),
  });
};

/** What the product has and a generated server has not: pages, and the console's authorities. */
const complete = app => {
  cpSync(join(RECIPE, 'ConsolePages.java'), join(app, SOURCES, 'ConsolePages.java'));
  for (const name of ['authority.csv', 'user_authority.csv']) cpSync(join(RECIPE, name), join(app, DATA, name));
};

const build = work => {
  const app = join(work, 'app');
  generate(join(work, 'tools'), app);
  complete(app);
  const skipped = ['-Denforcer.skip', '-DskipTests', '-Dmaven.javadoc.skip', '-Djacoco.skip', '-Dsonar.skip'];
  run(app, 'mvn', ['-q', '-B', ...skipped, 'package']);
  const [jar] = readdirSync(join(app, 'target')).filter(name => name.endsWith('.jar'));
  return join(app, 'target', jar);
};

/** The path of the server. The first call generates and builds it in the user's cache, which takes some ten minutes. */
export const serverJar = () => {
  const folder = cache();
  const jar = join(folder, `${recipeHash()}.jar`);
  if (existsSync(jar)) return jar;
  console.log('The server is generated and built once. That takes some ten minutes.');
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(folder, 'work-'));
  const removeWork = () => rmSync(work, { recursive: true, force: true });
  process.once('exit', removeWork);
  const built = build(work);
  for (const name of readdirSync(folder)) if (name.endsWith('.jar')) rmSync(join(folder, name));
  renameSync(built, jar);
  removeWork();
  return jar;
};
