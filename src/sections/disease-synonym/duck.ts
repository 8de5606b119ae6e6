import { createDuck } from 'records/duck';
import type { DiseaseSynonym } from './model';

export const diseaseSynonyms = createDuck<DiseaseSynonym>({
  name: 'diseaseSynonym',
  url: '/api/disease-synonym',
  listUrl: '/api/disease-synonyms',
});
