const { default: Sequencer } = require('@jest/test-sequencer');

/** Returns a function that gives numbers from 0 to 1. The same seed gives the same numbers. */
const createRandom = seed => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/**
 * Files that take long: browser files of a minute or more, batches, the check that builds a copy of the project, and the
 * comparison of long previews. If one of them started late, one worker would be busy with it while the other is idle.
 */
const LONGEST = /\/(accessibility|monkey)\.spec\.ts$|\/adding-a-section\.|\/markdown\/preview\.|\/batches\/\.output\//;

const isOfBrowser = test => test.context.config.displayName?.name === 'browser';

/**
 * Runs the longest files first. The other browser files run in a different order each time, so that none can depend on
 * what another leaves behind; `--seed` repeats an order. The other files of other projects keep jest's own order.
 */
module.exports = class RunOrder extends Sequencer {
  constructor(options) {
    super(options);
    this.seed = options.globalConfig.seed;
  }

  sort(tests) {
    const others = super
      .sort(tests.filter(test => !isOfBrowser(test)))
      .sort((one, other) => Number(LONGEST.test(other.path)) - Number(LONGEST.test(one.path)));
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
