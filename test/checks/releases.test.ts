import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
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

const env = () => ({ ...process.env, CONSOLE_ROOT: root, KEEP: '3', NGINX_USER: userInfo().username });
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
const releases = () => readdirSync(join(root, 'releases')).sort();
/** A PATH whose program of this name runs these lines of a shell script. */
const withProgram = (name: string, script: string) => {
  const programs = join(folder, 'programs');
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return `${programs}:${process.env.PATH}`;
};
/** All programs that the scripts call, except flock. */
const TOOLS =
  'sh sed date mkdir rmdir rm cp ln chmod mv ls cat id su tail basename dirname readlink find grep awk touch'.split(
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

  it('after a rollback the next release keeps the one that served, and the way back leads to it, not to the bad one', () => {
    for (const one of ['1', '2', '3']) release(`${one}.js`, one);
    rollback();
    rollback();
    for (const one of ['4', '5']) {
      release(`${one}.js`, one);
      rollback();
      expect(page()).toContain('1.js');
    }
    expect(releases()).toEqual(['1', '3', '4', '5']);
    release('6.js', '6');
    expect(releases()).toEqual(['1', '4', '5', '6']);
    expect(refusal('rollback.sh', 'x')).toContain('5');
    rollback();
    expect(page()).toContain('1.js');
    expect(refusal('rollback.sh')).toContain('There is no such release');
  });

  it('rollback to a named release leads further back from there', () => {
    for (const one of ['1', '2', '3']) release(`${one}.js`, one);
    rollback('2');
    rollback();
    expect(page()).toContain('1.js');
  });

  it('an installation of an older version, which has not noted what served, rolls back by time', () => {
    for (const one of ['1', '2', '3']) release(`${one}.js`, one);
    rmSync(join(root, 'served'));
    rollback();
    expect(page()).toContain('2.js');
  });

  it('with KEEP=1 the release that served before is kept', () => {
    const keepOne = (chunk: string, name: string) =>
      spawnSync('sh', ['src/deploy/release.sh', build(chunk), name], { env: { ...env(), KEEP: '1' } });
    for (const one of ['1', '2', '3']) keepOne(`${one}.js`, one);
    expect(releases()).toEqual(['2', '3']);
  });

  it('rollback where nothing is installed says so in its own words only', () => {
    expect(refusal('rollback.sh')).toBe(`There is no release in ${root}.\nNothing was changed.\n`);
    rmSync(root, { recursive: true });
    expect(refusal('rollback.sh')).toContain('There is no release');
    mkdirSync(root);
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

  it('a settings file is read with the line ends of Windows, a byte order mark, and spaces around names and values', () => {
    writeFileSync(
      join(root, 'settings'),
      '\uFEFFapi-base-path=/deep/console/\r\n\r\n  # ours\r\n\tenvironment-ribbon = Homologação 2 \r\n',
    );
    release('1.js', '1');
    expect(page()).toContain('<meta name="api-base-path" content="/deep/console/" />');
    expect(page()).toContain('<meta name="environment-ribbon" content="Homologação 2" />');
  });

  it.each([
    ['a setting that the page does not have', 'api-bas-path=/x/\n'],
    ['a value that would break out of the page', 'environment-ribbon="><script>\n'],
  ])('%s stops a release before it is published', (_what, settings) => {
    release('1.js', '1');
    writeFileSync(join(root, 'settings'), settings);
    expect(refusal('release.sh', build('2.js'), '2')).toMatch(/setting/);
    expect(page()).toContain('1.js');
    expect(releases()).toEqual(['1']);
    expect(stored()).toEqual(['1.js', 'same.js']);
  });

  it.each([
    ['the copy', 'cp', 'mkdir -p "$3/assets"; echo x >"$3/index.html"; echo "cp: No space left on device" >&2; exit 1'],
    ['the list of files', 'touch', 'echo "touch: No space left on device" >&2; exit 1'],
    ['the switch', 'ln', 'case $1 in -sfn) echo "ln: No space left on device" >&2; exit 1 ;; esac; exec /bin/ln "$@"'],
  ])('a disk that is full at %s leaves nothing behind, and the script says what still serves', (_at, tool, script) => {
    release('1.js', '1');
    const { status, stderr } = spawnSync('sh', ['src/deploy/release.sh', build('2.js'), '2'], {
      env: { ...env(), PATH: withProgram(tool, script) },
    });
    expect([status, stderr.toString()]).toEqual([
      1,
      `${tool}: No space left on device\nNothing was changed. The console is still 1.\n`,
    ]);
    expect(page()).toContain('1.js');
    expect([releases(), stored()]).toEqual([['1'], ['1.js', 'same.js']]);
    release('2.js', '2');
    rollback();
    expect(page()).toContain('1.js');
  });

  it.each(['027', '077'])(
    'under the umask %s everybody can read a release, and the folders that were made before',
    mask => {
      const dist = build('1.js');
      execFileSync('sh', ['-c', `umask ${mask}; mkdir ${root}/site ${root}/site/deep; chmod -R go= ${root} ${dist}`]);
      symlinkSync(join(root, 'current'), join(root, 'site/deep/console'));
      execFileSync('sh', ['-c', `umask ${mask}; exec sh src/deploy/release.sh ${dist} 1`], { env: env() });
      const unreadable = execFileSync('find', [
        ...[root, '(', '-type', 'd', '!', '-perm', '-5', '-o', '-type', 'f', '!', '-perm', '-4', ')'],
        ...['!', '-name', '.lock'],
      ]);
      expect(unreadable.toString()).toBe('');
    },
  );

  const asRoot = userInfo().uid === 0 ? it : it.skip;

  asRoot("a release that nginx's user cannot read, because of a folder above, is not published", () => {
    chmodSync(folder, 0o755);
    const releaseFor = (chunk: string, name: string) =>
      spawnSync('sh', ['src/deploy/release.sh', build(chunk), name], { env: { ...env(), NGINX_USER: 'nobody' } });
    expect(releaseFor('1.js', '1').status).toBe(0);
    chmodSync(folder, 0o700);
    const { status, stderr } = releaseFor('2.js', '2');
    expect([status, stderr.toString()]).toEqual([1, expect.stringMatching(/its user nobody lacks a right/)]);
    expect(page()).toContain('1.js');
    expect([releases(), stored()]).toEqual([['1'], ['1.js', 'same.js']]);
  });

  asRoot("nginx's user is the one in the configuration of nginx", () => {
    const { status, stderr } = spawnSync('sh', ['src/deploy/release.sh', build('1.js'), '1'], {
      env: { ...env(), NGINX_USER: '', PATH: withProgram('nginx', 'echo "user nobody;"') },
    });
    expect([status, stderr.toString()]).toEqual([1, expect.stringMatching(/its user nobody lacks a right/)]);
  });

  it('F114: the newest releases are kept whatever their names, and rollback follows their order in time', () => {
    for (const one of ['v8', 'v9', 'v10', 'v11']) release(`${one}.js`, one);
    expect(readdirSync(join(root, 'releases')).sort()).toEqual(['v10', 'v11', 'v9']);
    expect(page()).toContain('v11.js');
    rollback();
    expect(page()).toContain('v10.js');
    rollback();
    expect(page()).toContain('v9.js');
  });

  it('F114: the next release repairs a broken link to the site', () => {
    symlinkSync(join(folder, 'gone'), join(root, 'site'));
    release('1.js', '1');
    expect(page()).toContain('1.js');
  });

  it('a release keeps a link inside the site folder, which serves a sub-path', () => {
    mkdirSync(join(root, 'site'));
    symlinkSync(join(root, 'current'), join(root, 'site/console'));
    release('1.js', '1');
    expect(readFileSync(join(root, 'site/console/index.html'), 'utf8')).toContain('1.js');
  });

  it.each([
    ['../outside', 'is not a path'],
    ['a/b', 'is not a path'],
    ['.hidden', 'cannot be named'],
    ['a b', 'cannot be named'],
    ['-x', 'cannot be named'],
    ['', 'cannot be named'],
    ['x'.repeat(256), 'at most 255 characters; this one has 256'],
  ])('a release or a rollback with the name %j is rejected in a sentence', (name, sentence) => {
    release('1.js', '1');
    release('2.js', '2');
    expect(refusal('release.sh', build('3.js'), name)).toContain(sentence);
    expect(refusal('rollback.sh', name)).toContain(sentence);
    expect(page()).toContain('2.js');
  });

  describe('while another release is running,', () => {
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

    it('F114: a second release waits for it', async () => {
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

    it.each(['release.sh', 'rollback.sh'])('F114: %s stops after its wait limit and changes nothing', async script => {
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
    });

    it('without flock, a second release is rejected and a finished release leaves no lock', () => {
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

it('no command of the guide ends before curl has written everything, which curl reports as an error', () => {
  const commands = readFileSync('src/deploy/README.md', 'utf8').split('\n');
  expect(commands.filter(line => /curl.*\| *head/.test(line))).toEqual([]);
});

it('the changelog has an entry for the current version', () => {
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## [${packageJson.version}] – `);
});
