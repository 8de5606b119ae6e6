const scopes = require('./scopes.cjs');

const isInNode = scopes[process.env.MUTATION_SCOPE].project === 'logic';
const Environment = isInNode ? require('jest-environment-node').TestEnvironment : require('jest-fixed-jsdom');

/** The environment of the usual project. After the first failed test it skips the others: the mutant is detected. */
module.exports = class extends Environment {
  hasFailed = false;

  handleTestEvent = ({ name, test }) => {
    if (name === 'test_start' && this.hasFailed) test.mode = 'skip';
    if (name === 'test_done' && test.errors.length > 0) this.hasFailed = true;
  };
};
