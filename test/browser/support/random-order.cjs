const { default: Sequencer } = require('@jest/test-sequencer');

/** Returns a function that gives numbers from 0 to 1. The same seed gives the same numbers. */
const createRandom = seed => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** They take a minute or more. If one started late, one worker would be busy with it while the other is idle. */
const LONGEST = /\/(accessibility-(light|dark)|monkey)\.spec\.ts$/;

const isOfBrowser = test => test.context.config.displayName?.name === 'browser';

/**
 * Runs the browser files in a different order each time, so that none can depend on what another leaves behind. Only
 * the longest always come first. `--seed` repeats an order. The files of other projects keep jest's own order.
 */
module.exports = class RandomOrder extends Sequencer {
  constructor(options) {
    super(options);
    this.seed = options.globalConfig.seed;
  }

  sort(tests) {
    const others = super.sort(tests.filter(test => !isOfBrowser(test)));
    const random = createRandom(this.seed);
    const shuffled = tests
      .filter(isOfBrowser)
      .sort((one, other) => one.path.localeCompare(other.path))
      .map(test => ({ test, at: random() - Number(LONGEST.test(test.path)) }))
      .sort((one, other) => one.at - other.at)
      .map(({ test }) => test);
    if (shuffled.length > 1) console.log(`Order of the browser files: --seed=${this.seed}`);
    return [...others, ...shuffled];
  }
};
