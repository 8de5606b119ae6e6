import ts from 'typescript';
import { filesOfOwnFolder, importsOf, INTERNAL, readSources, type Sources } from './imports';
import { COPIED, MENUS, REPEATED, WRITTEN } from './section-steps';

/**
 * Figures of the structure, counted from the imports.
 *
 * The way of an action: the files that its entry loads, which is what imports of values reach from the file that
 * exports the entry. Types take no part in an action, and what `import()` loads later is no part of it yet. Only the
 * files of the `counted` folders count: `ui` and `lib` draw and calculate, and know of no action.
 *
 * A private file at the top: no file outside of its folder imports it, and it does not lie in `internal`.
 */

const WAYS = [
  { action: 'a list load', entry: 'ListPage', counted: ['crud', 'core', 'features'] },
  { action: 'a save', entry: 'useManage', counted: ['crud', 'core', 'features'] },
  { action: 'a form, with all that surrounds its save', entry: 'ManagePage', counted: ['crud', 'core', 'features'] },
  { action: 'a text edit: its screen and editor', entry: 'ContentPage', counted: ['crud', 'features/writing'] },
  { action: 'a text edit, with all below', entry: 'ContentPage', counted: ['crud', 'core', 'features'] },
];

/** Folders whose size is watched. */
const SIZES = ['crud', 'ui', 'core/navigation', 'features/drafts', 'features/writing'];

/** Folders that consist of rooms. */
const HOUSES = ['app', 'crud', 'features/drafts', 'features/writing'];

const isIn = (folders: readonly string[]) => (file: string) =>
  folders.some(folder => file.startsWith(`src/${folder}/`));

const compilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.Preserve,
};

/** The sources as they run: without types, and without what is loaded later. */
const asLoaded = (sources: Sources): Sources =>
  Object.fromEntries(
    Object.entries(sources).flatMap(([file, text]) => {
      if (file.endsWith('.d.ts')) return [];
      const { outputText } = ts.transpileModule(text, { fileName: file, compilerOptions });
      return [[file, outputText.replace(/\bimport\(/g, 'later(')]];
    }),
  );

const fileExporting = (sources: Sources, name: string) => {
  const found = Object.keys(sources).filter(file => new RegExp(`^export const ${name}\\b`, 'm').test(sources[file]));
  if (found.length !== 1) throw new Error(`${name} is exported by ${found.length} files`);
  return found[0];
};

const reachedFrom = (entry: string, next: (file: string) => readonly string[]) => {
  const reached = new Set([entry]);
  // A set is walked to its end, also through what is added meanwhile.
  for (const file of reached) next(file).forEach(one => reached.add(one));
  return [...reached];
};

const ways = (sources: Sources) => {
  const imports = importsOf(asLoaded(sources));
  const next = (file: string) => imports.filter(({ from }) => from === file).map(({ to }) => to);
  return WAYS.map(({ action, entry, counted }) => {
    const files = reachedFrom(fileExporting(sources, entry), next).filter(isIn(counted));
    return [`files on the way of ${action}`, files.length];
  });
};

const sizes = (sources: Sources) =>
  SIZES.map(folder => {
    const files = Object.keys(sources).filter(isIn([folder]));
    const lines = files.map(file => sources[file].split('\n').length - 1).reduce((sum, one) => sum + one, 0);
    return [`${folder}: files, lines`, `${files.length}, ${lines}`];
  });

const notShown = (sources: Sources) => {
  const own = filesOfOwnFolder(sources).filter(file => !file.includes(INTERNAL));
  return HOUSES.map(house => [
    `${house}: files at the top of a folder that only this folder imports`,
    own.filter(isIn([house])).length,
  ]);
};

export const readFigures = () => {
  const sources = readSources();
  return Object.fromEntries([
    ...sizes(sources),
    ...ways(sources),
    ...notShown(sources),
    ['files that a new section touches by hand', [...COPIED, ...REPEATED, MENUS].length],
    ['files that commands write for a new section', WRITTEN.length],
  ]);
};
