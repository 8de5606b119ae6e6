import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud } from '../crud';
import { namedResource } from '../resource';
import rows from '../seed/disease-synonyms.json';

const diseaseSynonyms = namedResource('diseaseSynonyms', 'diseaseSynonym', { rows });

export const diseaseSynonymHandlers = allow(
  CONTENT,
  crud(diseaseSynonyms, { url: '/api/disease-synonym', listUrl: '/api/disease-synonyms' }),
);
