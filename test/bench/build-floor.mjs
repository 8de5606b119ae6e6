import react from '@vitejs/plugin-react';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = path => fileURLToPath(new URL(path, import.meta.url));

/** Makes the gzipped copies in the same way as the build of the console, so that both are as small as they can be. */
const writeCopies = async folder => {
  const { gzipAsync } = await import('@gfx/zopfli');
  // The package prints its whole code with every unhandled error.
  ['uncaughtException', 'unhandledRejection'].forEach(event => process.removeAllListeners(event));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(files.map(async file => writeFile(`${file}.gz`, await gzipAsync(await readFile(file), {}))));
};

/** Builds the page of the floor and returns the folder that contains it. */
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
  await writeCopies(outDir);
  return outDir;
};
