import { readFile, writeFile } from 'node:fs/promises';

/** The ratios that were reached, and which a run is held against: `baseline.json`, by `table: figure`. */

const FILE = new URL('./baseline.json', import.meta.url);
/** A ratio may be worse by so much: what two runs of the same code differ by. */
const TOLERANCE = 1.15;
/** Paints come once in a frame: by so many ms a time differs without a cause, which is much of a floor of two frames. */
const FRAME = 1000 / 60;

/** The figures that have a ratio, by the names that the baseline gives them. */
const judgedOf = tables =>
  tables.flatMap(({ title, figures }) =>
    figures
      .filter(({ ratio }) => ratio !== undefined)
      .map(({ name, ratio, own, other, by }) => ({
        name: `${title}: ${name}`,
        ratio: Number(ratio.toFixed(2)),
        own: own[by],
        other: other[by],
      })),
  );

const isTime = name => name.includes(', ms');

/** What got worse, one line each; a figure that the baseline does not name is not judged. */
export const worseThanBaseline = async tables => {
  const baseline = JSON.parse(await readFile(FILE, 'utf8'));
  return judgedOf(tables)
    .filter(({ name, own, other }) => own > baseline[name] * TOLERANCE * other + (isTime(name) ? FRAME : 0))
    .map(({ name, ratio }) => `${name}: ${ratio}, and ${baseline[name]} in the baseline`);
};

export const keepBaseline = tables => {
  const ratios = Object.fromEntries(judgedOf(tables).map(({ name, ratio }) => [name, ratio]));
  return writeFile(FILE, `${JSON.stringify(ratios, null, 2)}\n`);
};
