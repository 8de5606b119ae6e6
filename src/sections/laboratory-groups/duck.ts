import { createDuck } from 'records/duck';
import { type LaboratoryGroup, laboratoryGroup } from './record';

export const laboratoryGroups = createDuck<LaboratoryGroup>({
  name: 'laboratoryGroups',
  url: '/api/laboratory-groups',
  shape: laboratoryGroup.shape,
});
