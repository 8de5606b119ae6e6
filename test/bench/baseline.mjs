import { readFile, writeFile } from 'node:fs/promises';

/** The ratios that were reached, and which a run is held against: `baseline.json`, by `table: figure`. */

const FILE = new URL('./baseline.json', import.meta.url);
/** A ratio may be worse by so much: what two runs of the same code differ by. */
const TOLERANCE = 1.15;

const ratiosOf = tables =>
  Object.fromEntries(
    tables.flatMap(({ title, figures }) =>
      figures
        .filter(({ ratio }) => ratio !== undefined)
        .map(({ name, ratio }) => [`${title}: ${name}`, Number(ratio.toFixed(2))]),
    ),
  );

/** What got worse, one line each; a figure that the baseline does not name is not judged. */
export const worseThanBaseline = async tables => {
  const baseline = JSON.parse(await readFile(FILE, 'utf8'));
  return Object.entries(ratiosOf(tables))
    .filter(([name, ratio]) => ratio > baseline[name] * TOLERANCE)
    .map(([name, ratio]) => `${name}: ${ratio}, and ${baseline[name]} in the baseline`);
};

export const keepBaseline = tables => writeFile(FILE, `${JSON.stringify(ratiosOf(tables), null, 2)}\n`);
