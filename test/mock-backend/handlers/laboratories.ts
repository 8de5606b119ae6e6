import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud, listAndCreation } from '../crud';
import { namedResource, resource } from '../resource';

const groups = namedResource('laboratoryGroups', 'laboratoryGroup', {
  references: { children: { to: 'laboratoryGroups' } },
});
const synonyms = namedResource('laboratorySynonyms', 'laboratorySynonym');
const laboratories = resource({
  name: 'laboratories',
  entity: 'laboratory',
  searched: ['name'],
  unique: ['name'],
  references: {
    synonyms: { to: 'laboratorySynonyms' },
    groups: { to: 'laboratoryGroups' },
    applicationPictures: { to: 'applicationPictures', shows: [] },
  },
  required: ['name'],
});

export const laboratoryHandlers = allow(CONTENT, [
  ...crud(groups, { url: '/api/laboratory-groups' }),
  ...listAndCreation(synonyms, { url: '/api/laboratories-synonym' }),
  ...crud(laboratories, { url: '/api/laboratories' }),
]);
