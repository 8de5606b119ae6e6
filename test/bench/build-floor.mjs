import react from '@vitejs/plugin-react';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = path => fileURLToPath(new URL(path, import.meta.url));

/** The copies to be sent are made as those of the console are, so that both are as small as they can be. */
const writeCopies = async folder => {
  const { gzipAsync } = await import('@gfx/zopfli');
  // It prints all of its code with every error that nobody handles.
  ['uncaughtException', 'unhandledRejection'].forEach(event => process.removeAllListeners(event));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(files.map(async file => writeFile(`${file}.gz`, await gzipAsync(await readFile(file), {}))));
};

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
  await writeCopies(outDir);
  return outDir;
};
