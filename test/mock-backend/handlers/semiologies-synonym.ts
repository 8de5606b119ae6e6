import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { listAndCreation } from '../crud';
import { namedResource } from '../resource';

const semiologySynonyms = namedResource('semiologySynonyms', 'semiologySynonym');

export const semiologySynonymHandlers = allow(
  CONTENT,
  listAndCreation(semiologySynonyms, { url: '/api/semiologies-synonym' }),
);
