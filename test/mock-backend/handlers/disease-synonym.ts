import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud } from '../crud';
import { namedResource } from '../resource';

const diseaseSynonyms = namedResource('diseaseSynonyms', 'diseaseSynonym');

export const diseaseSynonymHandlers = allow(
  CONTENT,
  crud(diseaseSynonyms, { url: '/api/disease-synonym', listUrl: '/api/disease-synonyms' }),
);
