import { defineSheet } from 'crud/many/add-many';
import { diseaseSynonyms } from './duck';
import { type DiseaseSynonym, diseaseSynonym } from './record';

export const diseaseSynonymsSheet = defineSheet<DiseaseSynonym>('disease-synonym', {
  duck: diseaseSynonyms,
  i18n: 'diseaseSynonym',
  record: diseaseSynonym,
});
