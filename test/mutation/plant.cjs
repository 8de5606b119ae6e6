const swc = require('@swc/jest');

/**
 * A jest transform that inserts one bug at one position of one file. The file on disk does not change, so nothing has
 * to be restored and several bugs can run at once.
 */
module.exports = {
  createTransformer: ({ file, at, pattern, replacement, options }) => {
    const inner = swc.createTransformer(options);
    const withBug = (source, path) =>
      path.endsWith(`/${file}`) ? source.slice(0, at) + replacement + source.slice(at + pattern.length) : source;
    return {
      ...inner,
      process: (source, path, context) => inner.process(withBug(source, path), path, context),
      getCacheKey: (source, path, context) => inner.getCacheKey(withBug(source, path), path, context),
    };
  },
};
