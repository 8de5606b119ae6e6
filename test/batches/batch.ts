import { callsNotMade } from '../checks/contract/recorder';

/** Runs the tests of one file as part of a batch. `file` is its path from the root of the project. */
export const runFile = (file: string, load: () => void) =>
  describe(file, () => {
    load();
    afterAll(async () => expect(await callsNotMade(file)).toEqual([]));
  });
