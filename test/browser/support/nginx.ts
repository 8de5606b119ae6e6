import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port';
import { isSoon, isUp } from './until';
import { PORT } from './worker';

const NGINX = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
const MODULES = '/usr/lib/nginx/modules';
const BROTLI = join(MODULES, 'ngx_http_brotli_static_module.so');

export const hasNginx = existsSync(NGINX);
export const hasBrotli = existsSync(BROTLI);

/** The path of this nginx's mime.types: beside the configuration file that nginx was built for. */
const mimeTypes = () =>
  join(
    dirname(/--conf-path=(\S+)/.exec(spawnSync(NGINX, ['-V']).stderr.toString())?.[1] ?? '/etc/nginx/x'),
    'mime.types',
  );

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** What the system's own nginx.conf has around a site, without the system's paths. */
const surroundings = (folder: string) => `
${userInfo().uid === 0 ? `user ${userInfo().username};` : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/start.log;
${hasBrotli ? `load_module ${BROTLI};` : ''}
events {}
http {
  include ${mimeTypes()};
  default_type application/octet-stream;
  ${TEMPORARY.map(kind => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/site.conf;
}
`;

/**
 * nginx looks for included files beside its own nginx.conf. For a test, that is the test's folder. The logs are
 * there too.
 */
const withPlaces = (conf: string, folder: string) =>
  conf.replaceAll('include console/', `include ${folder}/console/`).replaceAll('/var/log/nginx/', `${folder}/`);

/** The shipped site, with this machine's paths, port and backend. */
const site = (folder: string, port: number, backend: string) => {
  const changes: [from: string, to: string][] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['server 127.0.0.1:8080;', `server ${backend};`],
    ['/srv/console', `${folder}/srv`],
  ];
  const conf = readFileSync('src/deploy/nginx.conf', 'utf8');
  const missing = changes.filter(([from]) => !conf.includes(from));
  if (missing.length > 0) throw new Error(`nginx.conf has no ${missing.map(([from]) => from).join(', ')}`);
  return changes.reduce((text, [from, to]) => text.replaceAll(from, to), withPlaces(conf, folder));
};

/** Prepares the folder for a release as src/deploy/README.md describes: the link for a sub-path, and the settings. */
const layOut = (folder: string, subPath: string, settings: string) => {
  const root = join(folder, 'srv');
  const stand = join(root, 'site', subPath);
  mkdirSync(dirname(stand), { recursive: true });
  if (subPath) symlinkSync(join(root, 'current'), stand);
  writeFileSync(join(root, 'settings'), settings);
};

interface Installation {
  /** The path of the console: '' is the root; otherwise a path without slashes at its ends. */
  subPath?: string;
  /** Lines of the settings file. */
  settings?: string;
  /** Locations that an installation adds. */
  extra?: string;
  /** Host and port of the backend. */
  backend?: string;
}

/** Starts a real nginx with the shipped files over the build, in front of the mock backend. */
export const startNginx = async ({
  subPath = '',
  settings = '',
  extra = '',
  backend = `127.0.0.1:${PORT}`,
}: Installation = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'console-nginx-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const deploy = (script: string, ...args: string[]) =>
    execFileSync('sh', [`src/deploy/${script}`, ...args], {
      env: { ...process.env, CONSOLE_ROOT: `${folder}/srv`, NGINX_USER: userInfo().username },
    });
  layOut(folder, subPath, settings);
  deploy('release.sh', 'dist', '1');
  cpSync('src/deploy', join(folder, 'console'), { recursive: true });
  mkdirSync(join(folder, 'console/enabled'));
  if (hasBrotli) symlinkSync('../brotli.conf', join(folder, 'console/enabled/brotli.conf'));
  writeFileSync(join(folder, 'console/enabled/own.conf'), withPlaces(extra, folder));
  writeFileSync(join(folder, 'site.conf'), site(folder, port, backend));
  writeFileSync(join(folder, 'nginx.conf'), surroundings(folder));
  execFileSync(NGINX, ['-t', '-q', '-e', `${folder}/start.log`, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });

  const server = spawn(NGINX, ['-e', `${folder}/start.log`, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  await isSoon(() => isUp(origin), `nginx did not start, see ${folder}/start.log`);

  const log = () =>
    ['access', 'error', 'reports']
      .map(kind => join(folder, `console.${kind}.log`))
      .filter(existsSync)
      .map(file => readFileSync(file, 'utf8'))
      .join('');
  return {
    address: `${origin}/${subPath && `${subPath}/`}`,
    origin,
    /** The folder that is /srv/console on a server. */
    root: join(folder, 'srv'),
    deploy,
    /** Returns the logs once they contain this text. A line is written only after its response was sent. */
    logWith: async (text: string) => {
      await isSoon(() => log().includes(text), `no ${text} in the log`);
      return log();
    },
    stop: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type Nginx = Awaited<ReturnType<typeof startNginx>>;
