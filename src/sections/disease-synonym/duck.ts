import { createDuck } from 'records/duck';
import type { DiseaseSynonym } from './record';

export const diseaseSynonyms = createDuck<DiseaseSynonym>({
  name: 'diseaseSynonym',
  url: '/api/disease-synonym',
  listUrl: '/api/disease-synonyms',
});
