import { summary } from './typing.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);

/** The results of `work`, done as often as `ROUNDS` says, one after the other. */
export const rounds = async work => {
  const all = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await work());
  return all;
};

/**
 * One figure: its values and those that they are held against, in the unit that `name` tells. `by` says which value of
 * a series counts: the `median` or `p95`, the 95th of 100. `aim` is the most that the ratio should be, or what the
 * figure itself should be, with its unit.
 */
export const figure = (name, values, against, { by = 'median', aim } = {}) => {
  const [own, other] = [summary(values), against && summary(against)];
  return { name, own, other, by, aim, ratio: other && other[by] > 0 ? own[by] / other[by] : undefined };
};

/** Figures of pairs that were measured in turn: `[what they are held against, the console]`, objects of one shape. */
export const figuresOfPairs = (pairs, aims = {}) =>
  Object.keys(pairs[0][0]).map(name =>
    figure(
      name,
      pairs.map(([, own]) => own[name]),
      pairs.map(([other]) => other[name]),
      { aim: aims[name] },
    ),
  );
