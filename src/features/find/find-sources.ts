import type { FindSource } from './source';

type ReadSources = (state: unknown) => readonly FindSource[];

let load: (() => Promise<ReadSources>) | undefined;

/** The app knows which sections the account's menu shows. Features and sections ask here. */
export const provideSources = (loader: () => Promise<ReadSources>) => {
  load = loader;
};

/** The sections that can be searched, from the state of the store. Rejects if their code cannot be loaded. */
export const loadSources = async (state: unknown): Promise<readonly FindSource[]> =>
  load ? (await load())(state) : [];
