import { normalize } from '../../normalize';
import { insertAll } from '../insert';
import { fieldsOf, numbered, rotated, textsOf } from '../texts';
import procedures from './procedures.json';
import advice from './procedures-advice.json';

const TEXTS = ['GENERAL', 'MATERIALS', 'TECHNICIAN', 'COMPLEMENT'];

/** The row of a procedure. Every fifth lacks the last of its contents. */
const rowOf = (procedure: (typeof procedures)[number], index: number) => {
  const view = { ...procedure, numberedSteps: numbered(procedure.steps), ...rotated(advice, index) };
  const types = TEXTS.slice(0, index % 5 === 4 ? 3 : 4);
  const { applicationPictures, ...contents } = fieldsOf(textsOf('procedures', types, view));
  return {
    name: procedure.name,
    normalizedName: normalize(procedure.name),
    free: index % 4 === 0,
    illustratedProcedureSynonyms: procedure.synonyms,
    illustratedProcedureContents: Object.entries(contents).map(([type, content], at) => ({
      id: index * 4 + at + 1,
      type,
      content,
    })),
    applicationPictures,
  };
};

/** Illustrated procedures with their synonyms. */
export const seedProcedures = () =>
  insertAll('illustratedProcedures', procedures.map(rowOf), 'illustratedProcedureSynonyms');
