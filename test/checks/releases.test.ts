import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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

/** A build with two scripts: its own, and one that is the same in all builds. */
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
/** All programs that the scripts call, except flock. */
const TOOLS = 'sh sed date mkdir rmdir rm cp ln chmod mv ls tail basename dirname readlink find grep awk touch'.split(
  ' ',
);
const stored = () => readdirSync(join(root, 'assets')).sort();

// The scripts are for servers with GNU tools.
(process.platform === 'linux' ? describe : describe.skip)('releases', () => {
  it('a release is served at once and is named by its time and version', () => {
    execFileSync('sh', ['src/deploy/release.sh', build('a.js')], { env: env(), stdio: 'pipe' });
    expect(page()).toContain('a.js');
    expect(readdirSync(join(root, 'releases'))).toEqual([expect.stringMatching(/^\d{8}T\d{6}Z-1\.2\.3$/)]);
  });

  it('files of older releases stay for open tabs until the last release that contains them is removed', () => {
    for (const one of ['1', '2', '3']) release(`${one}.js`, one);
    expect(stored()).toEqual(['1.js', '2.js', '3.js', 'same.js']);
    release('4.js', '4');
    expect(readdirSync(join(root, 'releases')).sort()).toEqual(['2', '3', '4']);
    expect(stored()).toEqual(['2.js', '3.js', '4.js', 'same.js']);
    expect(page()).toContain('4.js');
  });

  it('rollback goes back one release at a time, or to the named release', () => {
    for (const one of ['1', '2', '3']) release(`${one}.js`, one);
    rollback();
    expect(page()).toContain('2.js');
    rollback();
    expect(page()).toContain('1.js');
    rollback('3');
    expect(page()).toContain('3.js');
    expect(stored()).toEqual(['1.js', '2.js', '3.js', 'same.js']);
  });

  it('rollback past the first release or to an unknown one changes nothing and lists the releases', () => {
    release('1.js', '1');
    expect(refusal('rollback.sh')).toContain('1');
    expect(refusal('rollback.sh', 'x')).toContain('1');
    expect(page()).toContain('1.js');
  });

  it('the page of every release contains the settings of the installation', () => {
    writeFileSync(join(root, 'settings'), '# ours\n\napi-base-path=/deep/console/\nenvironment-ribbon=Homologação');
    release('1.js', '1');
    release('2.js', '2');
    expect(page()).toContain('<meta name="api-base-path" content="/deep/console/" />');
    expect(page()).toContain('<meta name="environment-ribbon" content="Homologação" />');
  });

  it.each([
    ['a setting that the page does not have', 'api-bas-path=/x/\n'],
    ['a value that would break out of the page', 'environment-ribbon="><script>\n'],
  ])('%s stops a release before it is published', (_what, settings) => {
    release('1.js', '1');
    writeFileSync(join(root, 'settings'), settings);
    expect(refusal('release.sh', build('2.js'), '2')).toMatch(/setting/);
    expect(page()).toContain('1.js');
    expect(readdirSync(join(root, 'releases')).filter(name => !name.startsWith('.'))).toEqual(['1']);
  });

  it('fault 114: the newest releases are kept whatever their names, and rollback follows their order in time', () => {
    for (const one of ['v8', 'v9', 'v10', 'v11']) release(`${one}.js`, one);
    expect(readdirSync(join(root, 'releases')).sort()).toEqual(['v10', 'v11', 'v9']);
    expect(page()).toContain('v11.js');
    rollback();
    expect(page()).toContain('v10.js');
    rollback();
    expect(page()).toContain('v9.js');
  });

  it('fault 114: the next release repairs a broken link to the site', () => {
    symlinkSync(join(folder, 'gone'), join(root, 'site'));
    release('1.js', '1');
    expect(page()).toContain('1.js');
  });

  it('fault 114: a release keeps a link inside the site folder, which serves a sub-path', () => {
    mkdirSync(join(root, 'site'));
    symlinkSync(join(root, 'current'), join(root, 'site/console'));
    release('1.js', '1');
    expect(readFileSync(join(root, 'site/console/index.html'), 'utf8')).toContain('1.js');
  });

  it.each(['../outside', '.hidden', 'a/b', 'a b', '-x'])('fault 114: a release with the name %j is rejected', name => {
    release('1.js', '1');
    expect(refusal('release.sh', build('2.js'), name)).toContain('cannot be named');
    expect(page()).toContain('1.js');
  });

  describe('while another release is running', () => {
    /** Holds the lock, as a release does, until the returned function is called. */
    const holdLock = async () => {
      const holder = spawn('flock', [join(root, '.lock'), 'sh', '-c', 'echo held; read _'], { stdio: 'pipe' });
      await once(holder.stdout, 'data');
      return async () => {
        holder.stdin.end('\n');
        await once(holder, 'exit');
      };
    };

    /** A PATH whose flock prints a line if it has to wait. */
    const withTellingFlock = () => {
      const flock = execFileSync('sh', ['-c', 'command -v flock']).toString().trim();
      writeFileSync(join(folder, 'flock'), `#!/bin/sh\n${flock} -n 9 || echo waits\nexec ${flock} "$@"\n`, {
        mode: 0o755,
      });
      return `${folder}:${process.env.PATH}`;
    };

    it('fault 114: a second release waits for it', async () => {
      release('1.js', '1');
      const letGo = await holdLock();
      const second = spawn('sh', ['src/deploy/release.sh', build('2.js'), '2'], {
        env: { ...env(), PATH: withTellingFlock() },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const ended = once(second, 'exit');
      const [said] = await once(second.stdout, 'data');
      expect(String(said)).toBe('waits\n');
      expect(second.exitCode).toBeNull();
      expect(page()).toContain('1.js');
      await letGo();
      expect(await ended).toEqual([0, null]);
      expect(page()).toContain('2.js');
    });

    it.each(['release.sh', 'rollback.sh'])(
      'fault 114: %s stops after its wait limit and changes nothing',
      async script => {
        release('1.js', '1');
        release('2.js', '2');
        const letGo = await holdLock();
        const args = { 'release.sh': [build('3.js'), '3'], 'rollback.sh': [] }[script] ?? [];
        const { status, stderr } = spawnSync('sh', [`src/deploy/${script}`, ...args], {
          env: { ...env(), LOCK_WAIT: '0' },
        });
        await letGo();
        expect([status, stderr.toString()]).toEqual([1, expect.stringContaining('still under way')]);
        expect(page()).toContain('2.js');
        expect(readdirSync(join(root, 'releases')).sort()).toEqual(['1', '2']);
      },
    );

    it('fault 114: without flock, a second release is rejected and a finished release leaves no lock', () => {
      const tools = join(folder, 'tools');
      mkdirSync(tools);
      const path = (process.env.PATH ?? '').split(':');
      TOOLS.forEach(tool => {
        const found = path.map(place => join(place, tool)).find(existsSync);
        symlinkSync(found ?? tool, join(tools, tool));
      });
      const releaseWithout = (chunk: string, name: string) =>
        spawnSync('sh', ['src/deploy/release.sh', build(chunk), name], { env: { ...env(), PATH: tools } });
      expect(releaseWithout('1.js', '1').status).toBe(0);
      mkdirSync(join(root, '.locked'));
      const refused = releaseWithout('2.js', '2');
      expect([refused.status, refused.stderr.toString()]).toEqual([1, expect.stringContaining('under way')]);
      expect(page()).toContain('1.js');
      rmSync(join(root, '.locked'), { recursive: true });
      expect(releaseWithout('2.js', '2').status).toBe(0);
      expect(existsSync(join(root, '.locked'))).toBe(false);
    });
  });

  it.each(['nothing', 'a folder that is no build', 'a name that is taken'])('a release with %s is rejected', what => {
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

it('the changelog has an entry for the current version', () => {
  expect(readFileSync('src/CHANGELOG.md', 'utf8')).toContain(`\n## [${packageJson.version}] – `);
});
