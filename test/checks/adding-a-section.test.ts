import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type OpenApi } from '../contract/openapi/types';

const run = promisify(execFile);

const LOCALES = ['i18n/pt-br', 'i18n/en'];

/** Copied, with the names of the new section in the path and in the text. The disease synonyms are the model. */
const COPIED = [
  ...['index.ts', 'record.ts', 'duck.ts', 'list.tsx', 'manage.tsx'].map(file => `src/sections/disease-synonym/${file}`),
  ...LOCALES.flatMap(locale => [`${locale}/disease-synonym.json`, `${locale}/later/disease-synonym.json`]),
  'test/mock-backend/handlers/disease-synonym.ts',
  'test/mock-backend/seed/disease-synonyms.json',
  'test/sections/disease-synonym.test.tsx',
];

/** Each of their lines about the disease synonyms is repeated for the new section. */
const REPEATED = ['src/app/sections.ts', 'test/mock-backend/handlers/index.ts', 'test/sections/ducks.test.ts'];

/** The calls and the schemas of the disease synonyms are repeated for the new section. */
const CALLS = 'test/openapi.json';

/** The entries of each account's menu, in order. */
const MENUS = 'test/support/menus.ts';

/** What a person does in each section. The test of the disease synonyms is repeated for the new section. */
const JOURNEYS = 'test/browser/sections/diagnosis.spec.ts';

/** What does not belong to the sources, and is not copied. */
const NOT_COPIED = ['node_modules', 'dist', '.git', 'test/mock-backend/.data', 'test/browser/.output', 'test/pictures'];
const PORT = process.env.COPY_PORT ?? '9650';

const copy = mkdtempSync(join(tmpdir(), 'adding-a-section-'));
const at = (file: string) => join(copy, file);

/** The value that describes one record is named in the singular; keys of texts and of the store are not. */
const ONE = /(?<!['"\w.])diseaseSynonym(?![\w'".:])/g;

const renamed = (text: string) =>
  text
    .replace(ONE, 'ward')
    .replace(/disease-synonyms?|diseaseSynonyms?|disease synonyms/g, 'wards')
    .replaceAll('DiseaseSynonym', 'Wards');

const edit = (file: string, change: (text: string) => string) => {
  const text = readFileSync(at(file), 'utf8');
  const changed = change(text);
  // Without its change a file would pass every check.
  if (changed === text) throw new Error(`There is nothing to change in ${file}.`);
  writeFileSync(at(file), changed);
};

const made: string[] = [];

const copyRenamed = (file: string) => {
  made.push(renamed(file));
  cpSync(at(file), at(renamed(file)));
  writeFileSync(at(renamed(file)), renamed(readFileSync(at(file), 'utf8')));
};

/** Below each line that names the disease synonyms, writes the same line for the new section. */
const repeatLines = (file: string) =>
  edit(file, text => text.replace(/^.*disease-?synonym.*\n/gim, line => line + renamed(line)));

/** Below the test that names the disease synonyms, writes the same test for the new section. */
const repeatTest = (file: string) =>
  edit(file, text =>
    text.replace(/^it\(\s+'[^']*disease synonyms[\s\S]*?^\);\n/m, test => `${test}\n${renamed(test)}`),
  );

const renamedCopy = <Item>(item: Item) => JSON.parse(renamed(JSON.stringify(item))) as Item;

/** Copies the entries about the disease synonyms. The list and the writes of the new section have one path. */
const withCopies = <Item extends object>(items: Readonly<Record<string, Item>> = {}): Record<string, Item> => {
  const all = { ...items };
  Object.entries(items)
    .filter(([name]) => /disease-?synonym/i.test(name))
    .forEach(([name, item]) => (all[renamed(name)] = { ...all[renamed(name)], ...renamedCopy(item) }));
  return all;
};

const addCalls = () =>
  edit(CALLS, text => {
    const { paths, components, ...document } = JSON.parse(text) as OpenApi;
    const schemas = withCopies(components?.schemas as Record<string, object>);
    return JSON.stringify({ ...document, paths: withCopies(paths), components: { ...components, schemas } });
  });

/** Follows the steps of CONTRIBUTING.md, "Add a section". */
const addSection = () => {
  COPIED.forEach(copyRenamed);
  REPEATED.forEach(repeatLines);
  repeatTest(JOURNEYS);
  edit(MENUS, text => text.replaceAll('disease-synonym', 'disease-synonym wards'));
  addCalls();
};

/** Runs a command in the copy. If it fails, the result is what it printed. */
const inCopy = async (command: string, args: readonly string[], env: Record<string, string> = {}) => {
  try {
    await run(command, args, { cwd: copy, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 });
    return 'passed';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
};

const tests = (project: string, paths: readonly string[], env?: Record<string, string>, ...more: string[]) =>
  inCopy('npx', ['jest', '--maxWorkers=1', '--selectProjects', project, '--testPathPatterns', ...paths, ...more], env);

/** Links all packages, but not what a build and a check of the types leave there: the copy has its own. */
const linkPackages = () => {
  mkdirSync(at('node_modules'));
  readdirSync('node_modules')
    .filter(name => !['.source-maps', '.cache'].includes(name))
    .forEach(name => symlinkSync(resolve('node_modules', name), at(`node_modules/${name}`)));
};

beforeAll(() => {
  const left = NOT_COPIED.map(name => resolve(name));
  cpSync('.', copy, { recursive: true, filter: file => !left.includes(resolve(file)) });
  linkPackages();
  addSection();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a section added with the steps of CONTRIBUTING.md passes its checks and works in a browser', async () => {
  expect(await inCopy('npm', ['run', 'i18n'])).toBe('passed');
  const [built, typed, linted, tested] = await Promise.all([
    inCopy('npx', ['vite', 'build', '--configLoader', 'runner'], { NODE_ENV: 'production' }),
    inCopy('npm', ['run', 'types']),
    inCopy('npx', ['eslint', '--fix', '--max-warnings', '0', ...made.filter(file => /\.tsx?$/.test(file))], {
      ESLINT_USE_FLAT_CONFIG: 'false',
    }),
    tests('screens', ['test/sections/wards']),
  ]);
  expect({ built, typed, linted, tested }).toEqual({
    built: 'passed',
    typed: 'passed',
    linted: 'passed',
    tested: 'passed',
  });
  const [checked, listed, driven] = await Promise.all([
    tests('checks', ['checks/(architecture|contract|journeys)']),
    tests('logic', ['test/sections/ducks']),
    tests('browser', [JOURNEYS], { BROWSER_PORT: PORT }, '-t', 'wards are created, found'),
  ]);
  expect({ checked, listed, driven }).toEqual({ checked: 'passed', listed: 'passed', driven: 'passed' });
}, 300_000);
