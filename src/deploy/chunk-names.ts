import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const inSource = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

type ImportsOf = (id: string) => readonly string[];

/** The given files, and the modules that they import statically, directly or indirectly. */
const staticallyReachable = (files: readonly string[], importsOf: ImportsOf) => {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    importsOf(id).forEach(visit);
  };
  files.map(inSource).forEach(visit);
  return found;
};

const SMALL_AND_SHARED =
  /\/src\/(core\/auth\/|ui\/(feedback|layout|table)\/|lib\/matching-part|features\/medical\/(age-range|formula\.)|sections\/[^/]+\/model\.)/;

/** Most lists are a few lines that define columns: a chunk for each would cost a request and save nothing. */
const lists = readdirSync(inSource('sections'))
  .map(section => `sections/${section}/list.tsx`)
  .filter(list => existsSync(inSource(list)));

/**
 * The parts of libraries that only dialogs need. reactstrap has a single entry, which imports them even for a button.
 */
const DIALOG_PARTS = /\/(reactstrap\/esm\/(Modal|Fade|Portal)|react-transition-group\/)/;

/** Each chunk with its entry files. The first chunk that reaches a module contains it. */
const CHUNKS = {
  index: ['index.tsx'],
  start: ['app/start/start.tsx', ...lists],
  dialogs: [
    'ui/dialogs/confirm-dialog-content.tsx',
    'ui/dialogs/check-options-dialog.tsx',
    'crud/list/internal/delete-dialog.tsx',
    'crud/list/restore-button.tsx',
  ],
  // The code that two forms share is too small for a request of its own.
  forms: [
    'crud/form/manage-page.tsx',
    'ui/form/fields.tsx',
    'crud/options/option-fields.tsx',
    'crud/options/id-field.tsx',
    'features/pasting/paste-button.tsx',
    'features/pasting/use-pasting.tsx',
    'features/pasting/pasted-row.ts',
  ],
};

/**
 * Assigns each module to one of four chunks by static reachability. Without it, each set of screens that shares a
 * module would get its own file, which means dozens of requests. Returns undefined for any other module, which is
 * loaded with its screen.
 */
export const createChunkNames = () => {
  let chunks: [string, Set<string>][] | undefined;
  return (id: string, importsOf: ImportsOf): string | undefined => {
    chunks ??= Object.entries(CHUNKS).map(([name, files]) => [name, staticallyReachable(files, importsOf)]);
    if (DIALOG_PARTS.test(id)) return 'dialogs';
    const name = chunks.find(([, modules]) => modules.has(id))?.[0];
    return name ?? (SMALL_AND_SHARED.test(id) ? 'start' : undefined);
  };
};
