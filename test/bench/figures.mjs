import { summary } from './typing.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);

/** Runs `work` `ROUNDS` times, one after another, and returns all results. */
export const rounds = async work => {
  const all = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await work());
  return all;
};

/**
 * One figure: its values and the values they are compared with, in the unit that `name` gives. `by` says which value of
 * a series counts: the `median`, or `p95`, the 95th percentile. `aim` is the highest acceptable ratio, or the target
 * for the figure itself, with its unit.
 */
export const figure = (name, values, against, { by = 'median', aim } = {}) => {
  const [own, other] = [summary(values), against && summary(against)];
  return { name, own, other, by, aim, ratio: other && other[by] > 0 ? own[by] / other[by] : undefined };
};

/**
 * Figures of pairs that were measured in turn: `[what the console is compared with, the console]`, two objects of the
 * same shape.
 */
export const figuresOfPairs = (pairs, aims = {}) =>
  Object.keys(pairs[0][0]).map(name =>
    figure(
      name,
      pairs.map(([, own]) => own[name]),
      pairs.map(([other]) => other[name]),
      { aim: aims[name] },
    ),
  );
