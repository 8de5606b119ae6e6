import { table } from '../../table';
import synonymsFile from './synonyms.json';

/** Disease: those of the seeded synonyms that people use for it. */
const synonyms: Record<string, string[]> = synonymsFile;

/** A disease's synonyms as references. The seeded synonyms must already exist. */
export const synonymsOf = (disease: string) =>
  (synonyms[disease] ?? []).map(name => ({ id: table('diseaseSynonyms').find({ name })?.id }));
