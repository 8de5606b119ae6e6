import { createDuck } from 'records/duck';
import { type LaboratoryGroup, shape } from './model';

export const laboratoryGroups = createDuck<LaboratoryGroup>({
  name: 'laboratoryGroups',
  url: '/api/laboratory-groups',
  shape,
});
