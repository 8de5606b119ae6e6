import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { filesIn } from './files';
import layersFile from './layers.json';

const { layers, neighbors }: { layers: Record<string, string[]>; neighbors: Record<string, string[]> } = layersFile;

interface Import {
  /** Both are paths from the root of the repository: `src/core/http/token.ts`. */
  from: string;
  to: string;
}

/** The text of each source file, by its path. */
export type Sources = Readonly<Record<string, string>>;

export const readSources = (): Sources =>
  Object.fromEntries(
    filesIn('src')
      .filter(file => /\.tsx?$/.test(file))
      .map(file => [file, readFileSync(file, 'utf8')]),
  );

const isAlias = (specifier: string) => specifier.split('/')[0] in layers;

/** The file or folder that a specifier refers to; undefined for a package. */
const resolvedPath = (from: string, specifier: string) => {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  if (isAlias(specifier)) return join('src', specifier);
  return specifier.startsWith('test/') ? specifier : undefined;
};

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

const withExtension = (path: string, sources: Sources) =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map(end => path + end).find(file => file in sources || isFile(file)) ??
  path;

/** Every import in the sources (static, dynamic or type-only), except those of packages. */
const importsOf = (sources: Sources): Import[] =>
  Object.entries(sources).flatMap(([from, text]) =>
    ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
      const path = resolvedPath(from, fileName);
      return path === undefined ? [] : [{ from, to: withExtension(path, sources) }];
    }),
  );

/** Layers whose folders are rooms: an import between two of them is checked. */
const DIVIDED = ['app', 'crud', 'features', 'ui', 'core', 'lib'];

/** Rooms that lie deeper than the others: `features/writing/desk`. */
const DEEP_ROOMS = Object.keys(neighbors).filter(room => room.split('/').length > 2);

/** `features/changes` for a file in it. For a layer that is not divided, or a file of the layer itself: the layer. */
const roomOf = (file: string) => {
  const [, layer, folder, ...rest] = file.split('/');
  if (!DIVIDED.includes(layer) || rest.length === 0) return layer;
  return DEEP_ROOMS.find(room => file.startsWith(`src/${room}/`)) ?? `${layer}/${folder}`;
};

const INTERNAL = '/internal/';

/** The folder outside of which nothing may import the file; undefined for a file that others may import. */
const ownerOf = (file: string) => (file.includes(INTERNAL) ? file.slice(0, file.lastIndexOf(INTERNAL) + 1) : undefined);

const isPrivate = ({ from, to }: Import) => {
  const owner = ownerOf(to);
  return owner !== undefined && !from.startsWith(owner);
};

/** What every layer may import: texts, styles, and what describes the build. */
const isForAll = (to: string) => /^(i18n|src\/styles|package\.json)/.test(to) || !/\.tsx?$/.test(to);

const isBetweenSections = (from: string, to: string) => {
  const [, , own] = from.split('/');
  const [, , other, file] = to.split('/');
  return own === other || /^(duck|record)\.tsx?$/.test(file);
};

/** Whether the table lets a layer import a room. It names a layer, or single rooms of it. */
const mayImport = (layer: string, room: string) =>
  layers[layer]?.some(allowed => room === allowed || room.startsWith(`${allowed}/`)) ?? false;

const isAllowed = ({ from, to }: Import) => {
  if (isForAll(to)) return true;
  if (!to.startsWith('src/') || isPrivate({ from, to })) return false;
  // The first file of the page is in no layer, and starts the app.
  if (from === 'src/index.tsx') return true;
  const [one, other] = [roomOf(from), roomOf(to)];
  const [layer, otherLayer] = [one.split('/')[0], other.split('/')[0]];
  if (layer !== otherLayer) return mayImport(layer, other);
  if (layer === 'sections') return isBetweenSections(from, to);
  return one === other || (neighbors[one]?.includes(other) ?? false);
};

/** The imports that the table of layers does not allow, as `file imports file`. */
export const offendersOf = (sources: Sources): string[] =>
  importsOf(sources)
    .filter(one => !isAllowed(one))
    .map(({ from, to }) => `${from} imports ${to}`);

/** The files beside an `internal` folder that no file outside of their own folder imports: they belong into it. */
export const hiddenAtTopOf = (sources: Sources): string[] => {
  const imports = importsOf(sources);
  const owners = new Set(Object.keys(sources).map(ownerOf));
  const isOutside = (from: string, file: string) =>
    !from.startsWith(`${dirname(file)}/`) || roomOf(from) !== roomOf(file);
  return Object.keys(sources)
    .filter(file => owners.has(`${dirname(file)}/`))
    .filter(file => !imports.some(({ from, to }) => to === file && isOutside(from, file)));
};

/** The layers and rooms that the tables lead back to: with an import cycle, one of its imports is not in the tables. */
export const cyclicIn = (tables = { layers, neighbors }): string[] => {
  const allowedIn = (room: string) => [...(tables.layers[room.split('/')[0]] ?? []), ...(tables.neighbors[room] ?? [])];
  const reached = (room: string, seen = new Set<string>()) => {
    for (const next of allowedIn(room)) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  return Object.keys({ ...tables.layers, ...tables.neighbors }).filter(room => reached(room).has(room));
};
