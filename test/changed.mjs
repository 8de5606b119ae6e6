import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** What differs from `main`, committed or not, deleted files too, as paths from the root of the repository. */
const changedFiles = () => {
  const [base] = git('merge-base', 'HEAD', 'main');
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)];
};

const SECTIONS = readdirSync('src/sections');
const SMOKE = JSON.parse(readFileSync('test/smoke.json', 'utf8'));
/** Every section is made of these layers: besides the tests of the room, the smoke tests run. */
const SHARED = /^(src\/(medical|crud|ui|features|core|lib)|i18n|test\/(support|mock-backend))\//;
const TEST = /\.test\.tsx?$/;

const testsIn = folder =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .filter(file => TEST.test(file))
        .map(file => join(folder, file))
    : [];

/** The section of a file: that of its folder, of its texts, or of its part of the mock backend. */
const sectionOf = file => {
  const [, folder] = /^src\/sections\/([^/]+)\//.exec(file) ?? [];
  const isOfSection = /^(i18n|test\/mock-backend\/(handlers|seed))\//.test(file);
  const name = folder ?? (isOfSection ? basename(file, extname(file)) : '');
  return SECTIONS.includes(name) ? [name] : [];
};

/** The tests of the nearest room that has some: `src/crud/list/internal` has those of `test/crud/list`. */
const testsOfRoom = folder => {
  const tests = testsIn(folder.replace('src', 'test'));
  return tests.length > 0 || folder.split('/').length < 3 ? tests : testsOfRoom(dirname(folder));
};

const isInRoom = file => /^src\/(?!sections|deploy)\w+\//.test(file);

const isAbout = sections => file => {
  const text = readFileSync(file, 'utf8');
  return sections.some(section => text.includes(`sections/${section}/`) || text.includes(`'${section}'`));
};

/**
 * What `npm test -- --changed` runs. `files` can be linted: those that were deleted are left out. `tables` are the files whose titles name sections, of which the titles with
 * `sections` run; `tests` run whole.
 */
export const readChange = () => {
  const files = changedFiles();
  const sections = [...new Set(files.flatMap(sectionOf))];
  const tests = [
    ...files.filter(file => TEST.test(file)),
    ...files
      .filter(isInRoom)
      .map(file => dirname(file))
      .flatMap(testsOfRoom),
    ...testsIn('test/sections').filter(file => file.endsWith('.ts') && isAbout(sections)(file)),
    ...(files.some(file => SHARED.test(file) && sectionOf(file).length === 0) ? SMOKE : []),
  ];
  return {
    files: files.filter(file => existsSync(file)),
    sections,
    tests: [...new Set(tests)].filter(file => existsSync(file) && !file.startsWith('test/checks/')),
    tables:
      sections.length > 0
        ? [...testsIn('test/sections'), ...testsIn('test/faults')].filter(file => file.endsWith('x'))
        : [],
    isOfDeploy: files.some(file => /^(src\/deploy|test\/checks\/releases)/.test(file)),
  };
};

/** Matches the titles that name one of the sections, also in the path of their file. */
export const titlesWith = sections => `(?<![\\w-])(${sections.join('|')})(?![\\w-])`;
