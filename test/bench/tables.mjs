import { summary } from './typing.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);

/** The results of `work`, done as often as `ROUNDS` says, one after the other. */
export const rounds = async work => {
  const all = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await work());
  return all;
};

const number = value => value.toFixed(Math.abs(value) < 10 ? 1 : 0).padStart(8);

/** One row: times in milliseconds and, against bare controls, the ratio of their 95th percentiles. */
export const printTimes = (name, times, bare) => {
  const { min, median, p95, max } = summary(times);
  const ratio = bare ? (p95 / summary(bare).p95).toFixed(2) : '';
  console.log(`${name.padEnd(44)}${[min, median, p95, max].map(ms => ms.toFixed(0).padStart(6)).join('')}  ${ratio}`);
};

const columnOf = (results, which, figure) => summary(results.map(pair => pair[which][figure]));

/** A table of figures measured on the floor and on the console in turn: `results` holds pairs of equal shape. */
export const printCompared = (title, unit, results) => {
  console.log(`\n${title} (${unit}; minimum, median, maximum of ${results.length})`);
  console.log(`${''.padEnd(12)}${'floor'.padStart(24)}${'console'.padStart(24)}   ratio of medians`);
  for (const figure of Object.keys(results[0][0])) {
    const [floor, product] = [0, 1].map(which => columnOf(results, which, figure));
    const cells = [floor, product].map(({ min, median, max }) => [min, median, max].map(number).join(''));
    const ratio = floor.median > 0 ? (product.median / floor.median).toFixed(2) : '–';
    console.log(`${figure.padEnd(12)}${cells.join('')}   ${ratio}`);
  }
};
