import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud, listOf } from '../crud';
import { normalize } from '../normalize';
import { type Document, namedResource, resource } from '../resource';

const synonyms = namedResource('illustratedProcedureSynonyms', 'illustratedProcedureSynonym');
const procedures = resource({
  name: 'illustratedProcedures',
  entity: 'illustratedProcedure',
  searched: ['normalizedName'],
  unique: ['name'],
  references: {
    illustratedProcedureSynonyms: { to: 'illustratedProcedureSynonyms' },
    applicationPictures: { to: 'applicationPictures', shows: [] },
  },
  required: ['name'],
});

/** The server makes the name by which procedures are searched and sorted. */
const serverOwned = ({ name }: Document) => ({ normalizedName: normalize(String(name)) });

export const illustratedProcedureHandlers = allow(CONTENT, [
  listOf(synonyms, { url: '/api/illustrated-procedure-synonyms' }),
  ...crud(procedures, { url: '/api/illustrated-procedures', serverOwned }),
]);
