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
const build = (name: string) => {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), PAGE(`${name}.js`));
  writeFileSync(join(dist, 'sizes.json'), `${JSON.stringify({ version: '1.2.3', files: {} }, null, 1)}\n`);
  writeFileSync(join(dist, 'assets', `${name}.js`), name);
  writeFileSync(join(dist, 'assets/same.js'), 'same');
  return dist;
};

type Variables = Record<string, string>;

const environment = (more: Variables = {}) => ({
  ...process.env,
  CONSOLE_ROOT: root,
  KEEP: '3',
  NGINX_USER: userInfo().username,
  ...more,
});
const run = (script: string, args: string[], more?: Variables) => {
  const env = environment(more);
  const { status, stderr } = spawnSync('sh', [`src/deploy/${script}.sh`, ...args], { env, encoding: 'utf8' });
  return { status, stderr };
};
const release = (name: string, more?: Variables) => run('release', [build(name), name], more);
const rollback = (...args: string[]) => run('rollback', args);
const releaseAll = (...names: string[]) =>
  names.forEach(name => expect(release(name)).toEqual({ status: 0, stderr: '' }));

const refused = (why: string | RegExp) => ({ status: 1, stderr: expect.stringMatching(why) });
const page = () => readFileSync(join(root, 'site/index.html'), 'utf8');
const served = () => /assets\/(.*)\.js/.exec(page())?.[1];
const releases = () => readdirSync(join(root, 'releases')).sort();
const stored = () => readdirSync(join(root, 'assets')).sort();
/** Where the first release is the only one. */
const isStillFirst = () =>
  expect([served(), releases(), stored()]).toEqual(['first', ['first'], ['first.js', 'same.js']]);

/** A PATH whose program of this name runs these lines of a shell script. */
const withProgram = (name: string, script: string) => {
  const programs = join(folder, 'programs');
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return { PATH: `${programs}:${process.env.PATH}` };
};

// The scripts are for servers with GNU tools.
(process.platform === 'linux' ? describe : describe.skip)('releases', () => {
  it('a release is served at once and is named by its time and version', () => {
    expect(run('release', [build('a')])).toMatchObject({ status: 0 });
    expect(served()).toBe('a');
    expect(releases()).toEqual([expect.stringMatching(/^\d{8}T\d{6}Z-1\.2\.3$/)]);
  });

  it('files of older releases stay for open tabs until the last release that contains them is removed', () => {
    releaseAll('1', '2', '3');
    expect(stored()).toEqual(['1.js', '2.js', '3.js', 'same.js']);
    releaseAll('4');
    expect(releases()).toEqual(['2', '3', '4']);
    expect(stored()).toEqual(['2.js', '3.js', '4.js', 'same.js']);
    expect(served()).toBe('4');
  });

  it('files of older releases also stay after the folder was restored from a copy without its hard links', () => {
    releaseAll('1', '2');
    execFileSync('sh', ['-c', 'cp -R "$1" "$1.copy" && rm -r "$1" && mv "$1.copy" "$1"', 'restore', root]);
    releaseAll('3');
    expect(stored()).toEqual(['1.js', '2.js', '3.js', 'same.js']);
  });

  it('rollback goes to the named release, and one release further back from there', () => {
    releaseAll('1', '2', '3');
    const ways = [['2'], [], ['3']].map(args => [rollback(...args).status, served()]);
    expect(ways).toEqual([2, 1, 3].map(name => [0, String(name)]));
    expect(stored()).toEqual(['1.js', '2.js', '3.js', 'same.js']);
  });

  it('after a rollback the next release keeps the one that served, and the way back leads to it, not to the bad one', () => {
    releaseAll('1', '2', '3');
    rollback();
    rollback();
    for (const one of ['4', '5']) {
      releaseAll(one);
      rollback();
      expect(served()).toBe('1');
    }
    expect(releases()).toEqual(['1', '3', '4', '5']);
    releaseAll('6');
    expect(releases()).toEqual(['1', '4', '5', '6']);
    rollback();
    expect(served()).toBe('1');
    expect(rollback()).toEqual(refused('There is no such release'));
  });

  it('an installation of an older version, which has not noted what served, rolls back by time', () => {
    releaseAll('1', '2', '3');
    rmSync(join(root, 'served'));
    rollback();
    expect(served()).toBe('2');
  });

  it('rollback where nothing is installed says so in its own words only', () => {
    expect(rollback()).toEqual(refused(`^There is no release in ${root}.\nNothing was changed.\n$`));
  });

  it('rollback past the first release or to an unknown one changes nothing and lists the releases', () => {
    releaseAll('first');
    for (const args of [[], ['x']]) expect(rollback(...args)).toEqual(refused(/there are:\nfirst/));
    isStillFirst();
  });

  it('the page of every release has the settings of the installation, also those of a file that Windows wrote', () => {
    writeFileSync(
      join(root, 'settings'),
      '\uFEFFapi-base-path=/deep/console/\r\n\r\n  # ours\r\n\tenvironment-ribbon = Homologação 2 \r\n',
    );
    for (const one of ['1', '2']) {
      releaseAll(one);
      expect(page()).toContain('<meta name="api-base-path" content="/deep/console/" />');
      expect(page()).toContain('<meta name="environment-ribbon" content="Homologação 2" />');
    }
  });

  it.each([
    ['a setting that the page does not have', 'api-bas-path=/x/\n'],
    ['a value that would break out of the page', 'environment-ribbon="><script>\n'],
  ])('%s stops a release before it is published', (_what, settings) => {
    releaseAll('first');
    writeFileSync(join(root, 'settings'), settings);
    expect(release('2')).toEqual(refused('setting'));
    isStillFirst();
  });

  it.each([
    ['the copy', 'cp', 'mkdir -p "$3/assets"; echo x >"$3/index.html"; echo "cp: No space left on device" >&2; exit 1'],
    ['the list of files', 'touch', 'echo "touch: No space left on device" >&2; exit 1'],
    ['the switch', 'ln', 'case $1 in -sfn) echo "ln: No space left on device" >&2; exit 1 ;; esac; exec /bin/ln "$@"'],
  ])('a disk that is full at %s leaves nothing behind, and the script says what still serves', (_at, tool, script) => {
    releaseAll('first');
    const said = `${tool}: No space left on device\nNothing was changed. The console is still first.\n`;
    expect(release('2', withProgram(tool, script))).toEqual({ status: 1, stderr: said });
    isStillFirst();
    releaseAll('2');
    rollback();
    expect(served()).toBe('first');
  });

  it('under a strict umask everybody can read a release, and the folders that were made before', () => {
    const dist = build('1');
    execFileSync('sh', ['-c', `umask 077; mkdir ${root}/site ${root}/site/deep; chmod -R go= ${root} ${dist}`]);
    symlinkSync(join(root, 'current'), join(root, 'site/deep/console'));
    execFileSync('sh', ['-c', `umask 077; exec sh src/deploy/release.sh ${dist} 1`], { env: environment() });
    const unreadable = execFileSync('find', [
      ...[root, '(', '-type', 'd', '!', '-perm', '-5', '-o', '-type', 'f', '!', '-perm', '-4', ')'],
      ...['!', '-name', '.lock'],
    ]);
    expect(unreadable.toString()).toBe('');
  });

  (userInfo().uid === 0 ? it : it.skip)(
    'a release that the user of nginx cannot read, because of a folder above, is not published',
    () => {
      const nginx = { NGINX_USER: '', ...withProgram('nginx', 'echo "user nobody;"') };
      chmodSync(folder, 0o755);
      expect(release('first', nginx).status).toBe(0);
      chmodSync(folder, 0o700);
      expect(release('2', nginx)).toEqual(refused('its user nobody lacks a right'));
      isStillFirst();
    },
  );

  it('F114: the newest releases are kept whatever their names, and rollback follows their order in time', () => {
    releaseAll('v8', 'v9', 'v10', 'v11');
    expect(releases()).toEqual(['v10', 'v11', 'v9']);
    expect(served()).toBe('v11');
    rollback();
    expect(served()).toBe('v10');
    rollback();
    expect(served()).toBe('v9');
  });

  it('F114: the next release repairs a broken link to the site', () => {
    symlinkSync(join(folder, 'gone'), join(root, 'site'));
    releaseAll('1');
    expect(served()).toBe('1');
  });

  it('a release keeps a link inside the site folder, which serves a sub-path', () => {
    mkdirSync(join(root, 'site'));
    symlinkSync(join(root, 'current'), join(root, 'site/console'));
    releaseAll('1');
    expect(readFileSync(join(root, 'site/console/index.html'), 'utf8')).toContain('1.js');
  });

  it.each([
    ['../outside', 'is not a path'],
    ['.hidden', 'cannot be named'],
    ['a b', 'cannot be named'],
    ['', 'cannot be named'],
    ['x'.repeat(256), 'at most 255 characters; this one has 256'],
  ])('a release or a rollback with the name %j is rejected in a sentence', (name, sentence) => {
    releaseAll('first');
    expect(run('release', [build('2'), name])).toEqual(refused(sentence));
    expect(rollback(name)).toEqual(refused(sentence));
    isStillFirst();
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

    it('F114: a second release waits for it', async () => {
      releaseAll('1');
      const letGo = await holdLock();
      const flock = execFileSync('sh', ['-c', 'command -v flock']).toString().trim();
      // It prints a line if it has to wait.
      const env = environment(withProgram('flock', `${flock} -n 9 || echo waits\nexec ${flock} "$@"`));
      const second = spawn('sh', ['src/deploy/release.sh', build('2'), '2'], {
        env,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const ended = once(second, 'exit');
      const [said] = await once(second.stdout, 'data');
      expect([String(said), second.exitCode, served()]).toEqual(['waits\n', null, '1']);
      await letGo();
      expect(await ended).toEqual([0, null]);
      expect(served()).toBe('2');
    });

    it('F114: a release and a rollback stop after their wait limit and change nothing', async () => {
      releaseAll('first');
      const letGo = await holdLock();
      const results = [release('3', { LOCK_WAIT: '0' }), run('rollback', ['first'], { LOCK_WAIT: '0' })];
      await letGo();
      expect(results).toEqual([refused('still under way'), refused('still under way')]);
      isStillFirst();
    });

    it('without flock, a second release is rejected and a finished release leaves no lock', () => {
      // The scripts ask `command` whether there is a flock.
      const releaseWithoutFlock = (name: string) => {
        const args = ['-c', 'command() { false; }; . "$0"', 'src/deploy/release.sh', build(name), name];
        const { status, stderr } = spawnSync('sh', args, { env: environment(), encoding: 'utf8' });
        return { status, stderr };
      };
      expect(releaseWithoutFlock('first').status).toBe(0);
      mkdirSync(join(root, '.locked'));
      expect(releaseWithoutFlock('2')).toEqual(refused('under way'));
      isStillFirst();
      rmSync(join(root, '.locked'), { recursive: true });
      expect(releaseWithoutFlock('2').status).toBe(0);
      expect(existsSync(join(root, '.locked'))).toBe(false);
    });
  });

  it('a release with nothing, with a folder that is no build, or with a name that is taken is rejected', () => {
    releaseAll('first');
    for (const args of [[], [root], [build('2'), 'first']]) expect(run('release', args).status).not.toBe(0);
    isStillFirst();
  });
});

it('no command of the guide ends before curl has written everything, which curl reports as an error', () => {
  const commands = readFileSync('src/deploy/README.md', 'utf8').split('\n');
  expect(commands.filter(line => /curl.*\| *head/.test(line))).toEqual([]);
});

it('the changelog has an entry for the current version', () => {
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## [${packageJson.version}] – `);
});
