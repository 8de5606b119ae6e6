const { default: Sequencer } = require('@jest/test-sequencer');

/** The same numbers from the same seed, each from 0 to 1. */
const createRandom = seed => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** They take a minute and more. Begun late, one of them would keep one worker busy while the other has nothing left. */
const LONGEST = /\/(accessibility-(light|dark)|monkey)\.spec\.ts$/;

const isOfBrowser = test => test.context.config.displayName?.name === 'browser';

/**
 * Browser files come in another order in each run, so that none can lean on what another has left behind; only the
 * longest always begin. `--seed` repeats an order. The files of other projects keep jest's own order.
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
