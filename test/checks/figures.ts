import ts from 'typescript';
import { filesOfOwnFolder, importsOf, INTERNAL, readSources, type Sources } from './imports';
import { CALLS, COPIED, JOURNEYS, MENUS, REPEATED, WRITTEN } from './section-steps';

/**
 * Figures of the structure, counted from the imports.
 *
 * The way of an action: the files that its entries load, which is what imports of values reach from them. Types take no
 * part in an action, and what `import()` loads later is no part of it yet. Only the files of the `counted` folders
 * count: `ui` and `lib` draw and calculate, and know of no action.
 *
 * A private file at the top: no file outside of its folder imports it, and it does not lie in `internal`.
 */

/** The title of a text, and its editor, which is loaded later. */
const TEXT = ['src/crud/text/text-screen.tsx', 'src/crud/text/internal/text-editor.tsx'];

const WAYS = [
  { action: 'a list load', entries: ['src/crud/list/list-page.tsx'], counted: ['crud', 'core', 'features'] },
  { action: 'a save', entries: ['src/crud/form/use-manage.ts'], counted: ['crud', 'core', 'features'] },
  {
    action: 'a form, with all that surrounds its save',
    entries: ['src/crud/form/manage-page.tsx'],
    counted: ['crud', 'core', 'features'],
  },
  { action: 'a text edit: its screen and editor', entries: TEXT, counted: ['crud', 'features/writing'] },
  { action: 'a text edit, with all below', entries: TEXT, counted: ['crud', 'core', 'features'] },
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

const reachedFrom = (entries: readonly string[], next: (file: string) => readonly string[]) => {
  const reached = new Set(entries);
  // A set is walked to its end, also through what is added meanwhile.
  for (const file of reached) next(file).forEach(one => reached.add(one));
  return [...reached];
};

const ways = (sources: Sources) => {
  const imports = importsOf(asLoaded(sources));
  const next = (file: string) => imports.filter(({ from }) => from === file).map(({ to }) => to);
  return WAYS.map(({ action, entries, counted }) => {
    const files = reachedFrom(entries, next).filter(isIn(counted));
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
    ['files that a new section touches by hand', [...COPIED, ...REPEATED, JOURNEYS, MENUS, CALLS].length],
    ['files that commands write for a new section', WRITTEN.length],
  ]);
};
