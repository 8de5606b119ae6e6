const { layers } = require('./layers.json');

/**
 * The layers that a layer may not import, by alias or by a relative path. ESLint tells it while a file is edited; the
 * architecture test checks the rest.
 */
const layerOverride = ([layer, allowed]) => {
  const below = allowed.map(one => one.split('/')[0]);
  const above = Object.keys(layers).filter(other => other !== layer && !below.includes(other));
  return {
    files: [`src/${layer}/**`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        // A room of a layer may have the name of another layer: `lib/records`.
        { patterns: above.map(other => ({ regex: `^(src/|(\\.\\./)+)?${other}/` })) },
      ],
    },
  };
};

module.exports = { overrides: Object.entries(layers).map(layerOverride) };
