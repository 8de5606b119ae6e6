import { spawnSync } from 'node:child_process';

/** Runs a module in the repository's root. Returns its status and what it printed. */
const run = (source: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, stdout, stderr };
};

const withCleanUp = (...steps: string[]) =>
  run(`import { withCleanUp } from './test/clean-up.mjs';
const fail = text => { throw new Error(text); };
console.log(await withCleanUp(${steps.map(step => `async () => ${step}`).join()}));`);

describe('a script that makes pictures', () => {
  it('reports its first error and still cleans up', () => {
    const { status, stdout, stderr } = withCleanUp("fail('first')", "fail('second')", "console.log('cleaned up')");
    expect(status).toBe(1);
    expect(stdout).toBe('cleaned up\n');
    expect(stderr).toContain('Error: first');
    expect(stderr).not.toContain('second');
  });

  it('fails when the work succeeds but the cleanup fails', () => {
    expect(withCleanUp("'done'", "fail('second')")).toMatchObject({ status: 1, stdout: '' });
  });

  it('returns the result of the work', () => {
    expect(withCleanUp("'done'", "'cleaned up'")).toMatchObject({ status: 0, stdout: 'done\n' });
  });
});

describe('a server that a script starts', () => {
  const start = (command: string, address: string) =>
    run(`import { started } from './test/bench/servers.mjs';
await started(process.execPath, ['-e', ${JSON.stringify(command)}], {}, '${address}');`);

  it('is reported and not awaited when it exits before it responds', () => {
    const { status, stderr } = start('process.exit(3)', 'http://127.0.0.1:9/');
    expect(status).toBe(1);
    expect(stderr).toMatch(/ended with 3 before http:\/\/127\.0\.0\.1:9\/ answered/);
  });
});
