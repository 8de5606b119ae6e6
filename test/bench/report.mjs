import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/** Tables of figures as markdown, and where they are kept. A table is `{ title, against, figures }`. */

const README = fileURLToPath(new URL('./README.md', import.meta.url));
const [START, END] = ['<!-- figures -->', '<!-- end of figures -->'];

const number = value => value.toFixed(Math.abs(value) < 10 ? 1 : 0);

/** The value that counts, with the least and the greatest. */
const cell = (series, by) => (series ? `${number(series[by])} (${number(series.min)} to ${number(series.max)})` : '–');

const rowOf = ({ name, own, other, by, aim, ratio }) =>
  `| ${[name, cell(other, by), cell(own, by), ratio?.toFixed(2) ?? '–', aim ?? '–'].join(' | ')} |`;

export const markdownOf = ({ title, against, figures }) =>
  [
    `| ${title} | ${against} | console | ratio | aim |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...figures.map(rowOf),
  ].join('\n');

/** Puts the tables of a run into the page of the benchmark, in the place of those of the run before. */
export const keepReport = async tables => {
  const page = await readFile(README, 'utf8');
  const [before, after] = [page.indexOf(START) + START.length, page.indexOf(END)];
  const body = tables.map(markdownOf).join('\n\n');
  const text = `${page.slice(0, before)}\n\n${body}\n\n${page.slice(after)}`;
  await writeFile(README, await format(text, { ...(await resolveConfig(README)), filepath: README }));
};
