/**
 * What ends with the test that started it. A helper that several test files share registers no `afterEach` of its own:
 * in a batch it is loaded once, and the hook would belong to the first of these files.
 */
const endings: (() => void)[] = [];

export const endWithTest = (end: () => void) => {
  endings.push(end);
};

export const endTest = () => endings.splice(0).forEach(end => end());
