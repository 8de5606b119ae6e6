/** msw asks where each handler was made, and source maps make that dear: 75 ms a file. `jest.setup.ts` gives it back. */
Error.stackTraceLimit = 0;
