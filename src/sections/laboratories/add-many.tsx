import { AddMany } from 'crud/many/add-many';
import type { Sheet } from 'crud/many/sheet';
import { laboratoryGroups } from 'sections/laboratory-groups/duck';
import { laboratories, laboratorySynonyms } from './duck';
import { type Laboratory, laboratory } from './record';

const SHEET: Sheet<Laboratory> = {
  duck: laboratories,
  i18n: 'laboratories',
  record: laboratory,
  from: { synonyms: { source: laboratorySynonyms }, groups: { source: laboratoryGroups } },
};

export const AddManyLaboratories = () => <AddMany sheet={SHEET} />;
