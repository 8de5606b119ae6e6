import { spawnSync } from 'node:child_process';

/** `npm run clipboards -- <folder>`: jest has the project's aliases and types. */
const [folder = ''] = process.argv.slice(2);
const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'logic', '--testPathPatterns', 'test/clipboards'];
const { status } = spawnSync(process.execPath, jest, {
  stdio: 'inherit',
  env: { ...process.env, CLIPBOARDS: folder },
});
process.exitCode = status ?? 1;
