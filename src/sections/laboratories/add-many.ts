import { defineSheet } from 'crud/many/add-many';
import { laboratoryGroups } from 'sections/laboratory-groups/duck';
import { laboratories, laboratorySynonyms } from './duck';
import { type Laboratory, laboratory } from './record';

export const laboratoriesSheet = defineSheet<Laboratory>('laboratories', {
  duck: laboratories,
  i18n: 'laboratories',
  record: laboratory,
  from: { synonyms: { source: laboratorySynonyms }, groups: { source: laboratoryGroups } },
});
