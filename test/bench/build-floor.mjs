import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = path => fileURLToPath(new URL(path, import.meta.url));

/** Builds the floor's page and gives the folder it stands in. */
export const buildFloor = async () => {
  const outDir = here('../../node_modules/.floor');
  await build({
    configFile: false,
    root: here('./floor-app'),
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  return outDir;
};
