import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud } from '../crud';
import { namedResource } from '../resource';

const groups = namedResource('laboratoryGroups', 'laboratoryGroup', { children: { to: 'laboratoryGroups' } });
const synonyms = namedResource('laboratorySynonyms', 'laboratorySynonym');
const laboratories = namedResource('laboratories', 'laboratory', {
  synonyms: { to: 'laboratorySynonyms' },
  groups: { to: 'laboratoryGroups' },
  applicationPictures: { to: 'applicationPictures', shows: [] },
});

export const laboratoryHandlers = allow(CONTENT, [
  ...crud(groups, { url: '/api/laboratory-groups' }),
  ...crud(synonyms, { url: '/api/laboratories-synonym' }),
  ...crud(laboratories, { url: '/api/laboratories' }),
]);
