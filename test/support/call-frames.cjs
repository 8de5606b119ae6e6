/**
 * msw reads the call stack where each handler is created. Source maps make that slow: 75 ms per file. `jest.setup.ts`
 * restores the limit.
 */
Error.stackTraceLimit = 0;
