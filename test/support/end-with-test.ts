/**
 * Cleanup functions that run when the current test ends. A helper that several test files share does not register its
 * own `afterEach`: a batch loads the helper once, so the hook would belong to the first of these files.
 */
const endings: (() => void)[] = [];

export const endWithTest = (end: () => void) => {
  endings.push(end);
};

export const endTest = () => endings.splice(0).forEach(end => end());
