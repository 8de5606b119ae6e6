import { normalize } from '../../../normalize';
import { table } from '../../../table';
import { rawMarkdown } from '../../base64';
import { insertNames, picturesIn, refsTo } from '../../names';
import proceduresFile from './procedures.json';
import { type Procedure, textsOf } from './texts';

const procedures: Procedure[] = proceduresFile;

/** Illustrated procedures with their synonyms. Every fifth lacks the last of its contents. */
export const seedProcedures = () => {
  insertNames(
    'illustratedProcedureSynonyms',
    procedures.flatMap(({ synonyms }) => synonyms),
  );
  const [synonyms, pictures] = [refsTo('illustratedProcedureSynonyms'), picturesIn()];
  procedures.forEach((procedure, index) => {
    const texts = Object.entries(textsOf(procedure, index)).slice(0, index % 5 === 4 ? 3 : 4);
    table('illustratedProcedures').insert({
      name: procedure.name,
      normalizedName: normalize(procedure.name),
      free: index % 4 === 0,
      illustratedProcedureSynonyms: synonyms(procedure.synonyms),
      illustratedProcedureContents: texts.map(([type, text], at) => ({
        id: index * 4 + at + 1,
        type,
        content: rawMarkdown(text),
      })),
      applicationPictures: pictures(texts.map(([, text]) => text)),
    });
  });
};
