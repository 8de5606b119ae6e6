import { readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/;
const MAP = /\.map$/;
/** A file smaller than this, in bytes, gets no copy: it would save less than one packet. */
const MIN_VALUE = 1024;

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** The sizes of one file in bytes, for each form in which a server may send it. */
export interface Sizes {
  raw: number;
  gzip?: number;
  brotli?: number;
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));

const writeCopies = async (file: string): Promise<Sizes> => {
  const { size } = await stat(file);
  if (!TEXT.test(file) || size < MIN_VALUE) return { raw: size };
  const text = await readFile(file);
  const [gz, br] = await Promise.all([
    gzipped(text, { level: constants.Z_BEST_COMPRESSION }),
    brotlied(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: size } }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
  return { raw: size, gzip: gz.length, brotli: br.length };
};

const moveMaps = async (maps: readonly string[], to: string) => {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  await Promise.all(maps.map(map => rename(map, join(to, basename(map)))));
};

interface Places {
  version: string;
  /** The folder for the source maps. They explain errors of this build, and no server serves them. */
  sourceMaps: string;
}

/**
 * Runs after a build. Writes a gzip and a brotli copy next to every text file of at least 1 KiB, for servers that
 * send such copies, and `sizes.json` with the version and the sizes of all files. Moves source maps out of the
 * served folder.
 */
export const compressedCopies = ({ version, sourceMaps }: Places): Plugin => ({
  name: 'compressed-copies',
  apply: 'build',
  writeBundle: async ({ dir = 'dist' }) => {
    const all = filesIn(dir).sort();
    await moveMaps(
      all.filter(file => MAP.test(file)),
      sourceMaps,
    );
    const files = all.filter(file => !MAP.test(file));
    const sizes = await Promise.all(files.map(async file => [file.slice(dir.length + 1), await writeCopies(file)]));
    await writeFile(
      join(dir, 'sizes.json'),
      `${JSON.stringify({ version, files: Object.fromEntries(sizes) }, null, 1)}\n`,
    );
  },
});
