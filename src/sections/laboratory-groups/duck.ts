import { createDuck } from 'core/redux/create-duck';
import { shape, type LaboratoryGroup } from './model';

export const laboratoryGroups = createDuck<LaboratoryGroup>({
  name: 'laboratoryGroups',
  url: '/api/laboratory-groups',
  shape,
});
