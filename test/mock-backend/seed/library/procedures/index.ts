import { inTransaction } from '../../../database';
import { normalize } from '../../../normalize';
import { table } from '../../../table';
import { rawMarkdown } from '../../base64';
import { picturesIn } from '../../pictures-in';
import proceduresFile from './procedures.json';
import { type Procedure, textsOf } from './texts';

const procedures: Procedure[] = proceduresFile;

const seedSynonyms = () => {
  const names = new Set(procedures.flatMap(({ synonyms }) => synonyms));
  return new Map([...names].map(name => [name, table('illustratedProcedureSynonyms').insert({ name }).id] as const));
};

/** Illustrated procedures with their synonyms. Every fifth lacks the last of its contents. */
export const seedProcedures = (pictures: Map<string, number>) =>
  inTransaction(() => {
    const synonyms = seedSynonyms();
    procedures.forEach((procedure, index) => {
      const texts = Object.entries(textsOf(procedure, index)).slice(0, index % 5 === 4 ? 3 : 4);
      table('illustratedProcedures').insert({
        name: procedure.name,
        normalizedName: normalize(procedure.name),
        free: index % 4 === 0,
        illustratedProcedureSynonyms: procedure.synonyms.map(name => ({ id: synonyms.get(name) })),
        illustratedProcedureContents: texts.map(([type, text], at) => ({
          id: index * 4 + at + 1,
          type,
          content: rawMarkdown(text),
        })),
        applicationPictures: picturesIn(
          texts.map(([, text]) => text),
          pictures,
        ),
      });
    });
  });
