/** Runs the tests of one file as part of a batch. `file` is its path from the root of the project. */
export const runFile = (file: string, load: () => void) =>
  describe(file, () => {
    load();
  });
