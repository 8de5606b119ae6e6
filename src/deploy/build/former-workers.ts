import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The usual names of service workers: of Workbox, Angular, Firebase, Flutter and PWABuilder. */
const NAMES = [
  'serviceworker',
  'sw',
  'ngsw-worker',
  'firebase-messaging-sw',
  'flutter_service_worker',
  'pwabuilder-sw',
];

/** Copies the service worker that unregisters itself to other names that an earlier application may have used. */
export const formerWorkers = (file: string): Plugin => ({
  name: 'former-workers',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(file, 'utf8');
    NAMES.forEach(name => this.emitFile({ type: 'asset', fileName: `${name}.js`, source }));
  },
});
