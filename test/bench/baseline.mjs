import { readFile, writeFile } from 'node:fs/promises';

/** The ratios of a previous run, stored in `baseline.json` by `table: figure`. Each new run is compared with them. */

const FILE = new URL('./baseline.json', import.meta.url);
/** A ratio may be worse by this factor: two runs of the same code differ by as much. */
const TOLERANCE = 1.15;
/**
 * The browser paints once per frame, so a time can differ by this many ms without a cause. For a floor of two frames,
 * that is a large share.
 */
const FRAME = 1000 / 60;

/** The figures that have a ratio, under the names that the baseline uses. */
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

/** The figures that got worse, one line each. A figure that is not in the baseline is not judged. */
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
