/**
 * A busy machine may delay a page beyond any limit. A browser test that fails runs once more after the others of its
 * file, and its first error is printed: it is a fault of the test or of the console all the same.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
