import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a folder at any depth, except those of folders that begin with a dot. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('.') ? [] : filesIn(path);
    return [path];
  });
