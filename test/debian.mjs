import { execFileSync } from 'node:child_process';

const apt = (...args) =>
  execFileSync('apt-get', [...args, '-qq'], {
    stdio: 'inherit',
    // With this run level, Debian does not start a server when its package is installed.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });

/** Installs Debian packages. Throws if there is no apt, no permission to use it, or no mirror. */
export const installFromDebian = (...packages) => {
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
};
