import { spawnSync } from 'node:child_process';
import { chromiumPath } from './chromium.mjs';
import { nginxPath } from './nginx.mjs';

/** `npm test`: every check in turn; `npm run test:browser`: the build and the browser tests alone. */
const checks = [
  ['lint', 'npm', ['run', '--silent', 'lint']],
  ['types', 'npm', ['run', '--silent', 'types']],
  ['audit', 'npm', ['run', '--silent', 'audit']],
  [
    'texts, architecture, backend and screens',
    'npx',
    ['jest', '--selectProjects', 'i18n', 'architecture', 'reliability', 'contract', 'delivery', 'backend', 'unit'],
  ],
  ['faults', 'npx', ['jest', '--selectProjects', 'faults']],
];
const browser = [
  ['build', 'npm', ['run', '--silent', 'build']],
  ['sizes', 'npx', ['jest', '--selectProjects', 'build']],
  ['browser', 'npx', ['jest', '--selectProjects', 'browser', '--runInBand']],
];

const only = process.argv[2];
const wanted = only === 'browser' ? browser : [...checks, ...browser];
const nginx = nginxPath();
const env = { ...process.env, CHROMIUM_PATH: await chromiumPath(), NGINX_PATH: nginx ?? '' };

let passed = 0;
for (const [name, command, args] of wanted) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) {
    console.error(`\n${name} failed`);
    console.log(`${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
}
if (!nginx) console.warn('\nNot available: nginx. The shipped server files were not tried.');
console.log(`${passed} passed, 0 failed`);
