import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const OUTPUT = 'test/batches/.output';
const FAULTS = 'test/faults/';
const FILES_IN_A_BATCH = 20;
/** Some of these files take half a minute: with fewer batches, one worker would be idle for a long time. */
const FAULT_FILES_IN_A_BATCH = 10;

const filesIn = folder =>
  readdirSync(folder, { recursive: true })
    .filter(file => file.endsWith('.test.tsx') && !file.includes('.output'))
    .map(file => join(folder, file))
    .sort();

/** A file declares itself as alone if it leaves something behind that could disturb other files. */
const isAlone = file => readFileSync(file, 'utf8').startsWith('/** @alone ');

/** Neighbors go to different batches, because files of one folder take equally long. */
const deal = (files, count) =>
  Array.from({ length: count }, (_batch, at) => files.filter((_file, index) => index % count === at));

const batchesOf = (files, size) => {
  const together = files.filter(file => !isAlone(file));
  const alone = files.filter(isAlone);
  return [...deal(together, Math.ceil(together.length / size)), ...alone.map(file => [file])];
};

/** Each file is a group of tests with its path as its name. */
const textOf = files => files.map(file => `describe('${file}', () => void require('../../../${file}'));\n`).join('');

const write = (prefix, files, size) =>
  batchesOf(files, size).forEach((batch, at) =>
    writeFileSync(join(OUTPUT, `${prefix}-${at + 1}.test.tsx`), textOf(batch)),
  );

/**
 * Writes the batches of a complete run, or those of some files, which have one batch of each kind. Jest loads the
 * console, msw and the testing library again for each test file, which takes a second of processor time. For a batch of
 * files it loads them once.
 */
export const writeBatches = some => {
  const files = some ?? filesIn('test');
  const screens = files.filter(file => !file.startsWith(FAULTS));
  const ownProfile = JSON.parse(readFileSync('test/batches/own-profile.json', 'utf8'));
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  write('screens', screens, some?.length ?? FILES_IN_A_BATCH);
  write(
    'faults',
    files.filter(file => file.startsWith(FAULTS)),
    some?.length ?? FAULT_FILES_IN_A_BATCH,
  );
  write(
    'awkward',
    screens.filter(file => dirname(file) === 'test/sections' && !ownProfile.includes(basename(file, '.test.tsx'))),
    some?.length ?? FILES_IN_A_BATCH,
  );
};
