import { callsNotMade } from '../checks/contract/recorder';

/** The tests of one file, among those of others. `file` is its path from the root of the project. */
export const runFile = (file: string, load: () => void) =>
  describe(file, () => {
    load();
    afterAll(async () => expect(await callsNotMade(file)).toEqual([]));
  });
