import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SPECS = 'test/browser';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from `main`, committed or not, and new ones that git does not ignore. */
export const changedFiles = () => [
  ...new Set([...git('diff', '--name-only', 'main'), ...git('ls-files', '--others', '--exclude-standard')]),
];

/** The browser tests that prove a folder outside the sections. The first row that matches a file counts. */
const FOLDERS = [
  [/^src\/features\/(writing|markdown|pictures)\//, ['writing-desk', 'desk-fits', 'print', 'nothing-lost']],
  [/^src\/features\/drafts\//, ['nothing-lost', 'recovery', 'session-in-place']],
  [/^src\/features\/changes\//, ['changes']],
  [/^src\/core\/(auth|http|responses)\//, ['session-in-place', 'faults-network', 'faults-session', 'roles']],
  [/^src\/(crud|ui|core|features|lib)\//, ['list-state', 'list-tools', 'disease-synonym', 'keyboard', 'pickers']],
  [/^src\/account\//, ['account', 'session-in-place', 'shell']],
  [/^src\/app\//, ['shell', 'menus', 'palette', 'roles']],
  [/^src\/deploy\//, ['nginx', 'nginx-backend', 'sub-path', 'faults-delivery']],
  [/^i18n\//, ['language']],
];

const specFiles = () =>
  readdirSync(SPECS, { recursive: true })
    .filter(file => file.endsWith('.spec.ts'))
    .map(file => join(SPECS, file));

const isNamed = (spec, names) => names.some(name => spec.endsWith(`/${name}.spec.ts`));

/** Whether a file contains the section's segment in an address, or alone as a case of a table. */
const opens = (spec, section) => new RegExp(`['"\`/]${section}['"\`/?]`).test(readFileSync(spec, 'utf8'));

/** The browser test files that changed files affect. Those of a section are the files that open its address. */
export const browserFilesTouched = files => {
  const specs = specFiles();
  const touched = files.flatMap(file => {
    if (specs.includes(file)) return [file];
    const section = /^(?:src\/sections|test\/sections)\/([\w-]+)/.exec(file)?.[1];
    if (section) return specs.filter(spec => isNamed(spec, [section]) || opens(spec, section));
    const names = FOLDERS.find(([pattern]) => pattern.test(file))?.[1] ?? [];
    return specs.filter(spec => isNamed(spec, names));
  });
  return [...new Set(touched)];
};
