import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, from]) => from);

const offenders = (folder: string, isForbidden: (imported: string) => boolean) =>
  files(folder).flatMap(file =>
    importsOf(file)
      .filter(isForbidden)
      .map(imported => `${file} imports ${imported}`),
  );

test('shared code knows no section, no account screen and no app', () => {
  expect(offenders('src/shared', imported => /^(sections|account|app)\//.test(imported))).toEqual([]);
});

test('sections know shared code and the ducks and models of their neighbours', () => {
  const isForbidden = (imported: string) =>
    /^(account|app)\//.test(imported) || (/^sections\//.test(imported) && !/\/(duck|model)$/.test(imported));
  expect(offenders('src/sections', isForbidden)).toEqual([]);
});

test('the account screens know no section and no app', () => {
  expect(offenders('src/account', imported => /^(sections|app)\//.test(imported))).toEqual([]);
});

test('the product never imports its tests', () => {
  expect(offenders('src', imported => /(^|\/)test\//.test(imported))).toEqual([]);
});

test('the folder of a section is its URL segment', () => {
  const folders = readdirSync('src/sections');
  const segments = folders.map(folder => {
    const index = readFileSync(join('src/sections', folder, 'index.ts'), 'utf8');
    return /section\(\s*'([^']+)'/i.exec(index)?.[1];
  });
  expect(segments).toEqual(folders);
});
