import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

const SYSTEM = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

const found = () => [process.env.NGINX_PATH, ...SYSTEM].find(path => path && existsSync(path));

const fromDebian = () => {
  installFromDebian('nginx-light');
  try {
    installFromDebian('libnginx-mod-http-brotli-static');
  } catch {
    console.warn('nginx without brotli: that part of its test is left out.');
  }
  return found();
};

/** The path of an nginx for the delivery tests: the system's or Debian's package; undefined if neither is available. */
export const nginxPath = () => {
  try {
    return found() ?? fromDebian();
  } catch (error) {
    console.warn(`No nginx: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
};
