import { AddMany } from 'crud/many/add-many';
import type { Sheet } from 'crud/many/sheet';
import { laboratoryGroups } from './duck';
import { type LaboratoryGroup, laboratoryGroup } from './record';

const SHEET: Sheet<LaboratoryGroup> = {
  duck: laboratoryGroups,
  i18n: 'laboratoryGroups',
  record: laboratoryGroup,
  from: { children: { source: laboratoryGroups } },
};

export const AddManyLaboratoryGroups = () => <AddMany sheet={SHEET} />;
