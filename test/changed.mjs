import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SPECS = 'test/browser';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from `main`, committed or not, and new ones that git does not ignore. */
export const changedFiles = () => [
  ...new Set([...git('diff', '--name-only', 'main'), ...git('ls-files', '--others', '--exclude-standard')]),
];

/** What a room outside the sections is proved by in the browser. The first row that matches a file counts. */
const ROOMS = [
  [/^src\/shared\/(writing|markdown)\//, ['writing-desk', 'print', 'nothing-lost']],
  [/^src\/shared\/drafts\//, ['nothing-lost', 'recovery', 'session-in-place']],
  [/^src\/shared\/(auth|http)\//, ['session-in-place', 'faults-network', 'faults-session', 'roles']],
  [/^src\/shared\/(changes)\//, ['changes']],
  [
    /^src\/shared\/(crud|navigation|redux|form|dialogs|ui|export|shortcuts)\//,
    ['list-state', 'list-tools', 'disease-synonym', 'keyboard', 'pickers'],
  ],
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

/** The browser files that changed files touch: a section's are those that open its address. */
export const browserFilesTouched = files => {
  const specs = specFiles();
  const touched = files.flatMap(file => {
    if (specs.includes(file)) return [file];
    const section = /^(?:src\/sections|test\/sections)\/([\w-]+)/.exec(file)?.[1];
    if (section)
      return specs.filter(spec => isNamed(spec, [section]) || readFileSync(spec, 'utf8').includes(`/${section}`));
    const names = ROOMS.find(([pattern]) => pattern.test(file))?.[1] ?? [];
    return specs.filter(spec => isNamed(spec, names));
  });
  return [...new Set(touched)];
};
