import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/** Tables of figures as Markdown, and the README that stores them. A table is `{ title, against, figures }`. */

const README = fileURLToPath(new URL('./README.md', import.meta.url));
const [START, END] = ['<!-- figures -->', '<!-- end of figures -->'];

const number = value => value.toFixed(Math.abs(value) < 10 ? 1 : 0);

/** The value that counts, with the minimum and the maximum. */
const cell = (series, by) => (series ? `${number(series[by])} (${number(series.min)} to ${number(series.max)})` : '–');

const rowOf = ({ name, own, other, by, aim, ratio }) =>
  `| ${[name, cell(other, by), cell(own, by), ratio?.toFixed(2) ?? '–', aim ?? '–'].join(' | ')} |`;

export const markdownOf = ({ title, against, figures }) =>
  [
    `| ${title} | ${against} | console | ratio | aim |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...figures.map(rowOf),
  ].join('\n');

/** Writes the tables of a run into the README of the benchmark, in place of the previous ones. */
export const keepReport = async tables => {
  const page = await readFile(README, 'utf8');
  const [before, after] = [page.indexOf(START) + START.length, page.indexOf(END)];
  const body = tables.map(markdownOf).join('\n\n');
  const text = `${page.slice(0, before)}\n\n${body}\n\n${page.slice(after)}`;
  await writeFile(README, await format(text, { ...(await resolveConfig(README)), filepath: README }));
};
