import react from '@vitejs/plugin-react';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const here = path => fileURLToPath(new URL(path, import.meta.url));

/** Makes the gzipped copies in the same way as the build of the console. */
const writeCopies = async folder => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const level = constants.Z_BEST_COMPRESSION;
  await Promise.all(files.map(async file => writeFile(`${file}.gz`, gzipSync(await readFile(file), { level }))));
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
