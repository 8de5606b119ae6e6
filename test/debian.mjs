import { execFileSync } from 'node:child_process';

const apt = (...args) =>
  execFileSync('apt-get', [...args, '-qq'], {
    stdio: 'inherit',
    // A server that comes with its package is not wanted running.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });

/** Installs packages of Debian; throws where there is no apt, no right to it or no mirror. */
export const installFromDebian = (...packages) => {
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
};
