import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageJson from '../../package.json';

let folder: string;
let root: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-releases-'));
  root = join(folder, 'console');
  mkdirSync(root);
});
afterEach(() => rmSync(folder, { recursive: true }));

const PAGE = (chunk: string) =>
  `<meta name="api-base-path" content="/" />\n<meta name="environment-ribbon" content="" />\n<script src="./assets/${chunk}">`;

/** A build of two scripts: one of its own, and one that is the same in all. */
const build = (chunk: string) => {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), PAGE(chunk));
  writeFileSync(join(dist, 'sizes.json'), `${JSON.stringify({ version: '1.2.3', files: {} }, null, 1)}\n`);
  writeFileSync(join(dist, 'assets', chunk), chunk);
  writeFileSync(join(dist, 'assets/same.js'), 'same');
  return dist;
};

const env = () => ({ ...process.env, CONSOLE_ROOT: root, KEEP: '3' });
const release = (chunk: string, name: string) =>
  execFileSync('sh', ['src/deploy/release.sh', build(chunk), name], { env: env(), stdio: 'pipe' });
const rollback = (...args: string[]) =>
  execFileSync('sh', ['src/deploy/rollback.sh', ...args], { env: env(), stdio: 'pipe' });
const refusal = (script: string, ...args: string[]) => {
  const { status, stderr } = spawnSync('sh', [`src/deploy/${script}`, ...args], { env: env() });
  expect(status).toBe(1);
  return stderr.toString();
};
const page = () => readFileSync(join(root, 'site/index.html'), 'utf8');
const kept = () => readdirSync(join(root, 'assets')).sort();

// The scripts are for servers with GNU's tools.
(process.platform === 'linux' ? describe : describe.skip)('releases', () => {
  it('a release is there at once, named by time and version', () => {
    execFileSync('sh', ['src/deploy/release.sh', build('a.js')], { env: env(), stdio: 'pipe' });
    expect(page()).toContain('a.js');
    expect(readdirSync(join(root, 'releases'))).toEqual([expect.stringMatching(/^\d{8}T\d{6}Z-1\.2\.3$/)]);
  });

  it('files of older releases stay for open tabs, and go with the last release that has them', () => {
    for (const one of ['1', '2', '3']) release(`${one}.js`, one);
    expect(kept()).toEqual(['1.js', '2.js', '3.js', 'same.js']);
    release('4.js', '4');
    expect(readdirSync(join(root, 'releases')).sort()).toEqual(['2', '3', '4']);
    expect(kept()).toEqual(['2.js', '3.js', '4.js', 'same.js']);
    expect(page()).toContain('4.js');
  });

  it('rollback goes one release back at a time, or to the one that is named', () => {
    for (const one of ['1', '2', '3']) release(`${one}.js`, one);
    rollback();
    expect(page()).toContain('2.js');
    rollback();
    expect(page()).toContain('1.js');
    rollback('3');
    expect(page()).toContain('3.js');
    expect(kept()).toEqual(['1.js', '2.js', '3.js', 'same.js']);
  });

  it('rollback past the first release, or to none, changes nothing and says which there are', () => {
    release('1.js', '1');
    expect(refusal('rollback.sh')).toContain('1');
    expect(refusal('rollback.sh', 'x')).toContain('1');
    expect(page()).toContain('1.js');
  });

  it('settings of the installation are in the page of every release', () => {
    writeFileSync(join(root, 'settings'), '# ours\n\napi-base-path=/deep/console/\nenvironment-ribbon=Homologação');
    release('1.js', '1');
    release('2.js', '2');
    expect(page()).toContain('<meta name="api-base-path" content="/deep/console/" />');
    expect(page()).toContain('<meta name="environment-ribbon" content="Homologação" />');
  });

  it.each([
    ['a setting that the page does not have', 'api-bas-path=/x/\n'],
    ['a value that would break out of the page', 'environment-ribbon="><script>\n'],
  ])('%s stops a release before it is there', (_what, settings) => {
    release('1.js', '1');
    writeFileSync(join(root, 'settings'), settings);
    expect(refusal('release.sh', build('2.js'), '2')).toMatch(/setting/);
    expect(page()).toContain('1.js');
    expect(readdirSync(join(root, 'releases')).filter(name => !name.startsWith('.'))).toEqual(['1']);
  });

  it.each(['nothing', 'a folder that is no build', 'a name that is taken'])('%s is not released', what => {
    release('1.js', '1');
    const args = { nothing: [], 'a folder that is no build': [root], 'a name that is taken': [build('2.js'), '1'] }[
      what
    ];
    const { status } = spawnSync('sh', ['src/deploy/release.sh', ...(args ?? [])], { env: env() });
    expect(status).not.toBe(0);
    expect(page()).toContain('1.js');
    expect(existsSync(join(root, 'assets/2.js'))).toBe(false);
  });
});

it('the changelog tells of the version that is built', () => {
  expect(readFileSync('src/CHANGELOG.md', 'utf8')).toContain(`\n## [${packageJson.version}] – `);
});
