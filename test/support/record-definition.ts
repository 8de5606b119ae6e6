import type { RecordDefinition } from 'crud/record/define-record';

type Fields = Record<string, unknown>;

/** A module of a section: the definition of its records, among others. */
type RecordModule = Readonly<Record<string, Partial<RecordDefinition<Fields>> | undefined>>;

/** What `record.ts` of a section says of its records. */
export const definitionOf = async (path: string): Promise<Partial<RecordDefinition<Fields>>> => {
  const module = (await import(`../../src/sections/${path}/record`)) as RecordModule;
  return Object.values(module).find(one => one?.copyOf !== undefined) ?? {};
};
