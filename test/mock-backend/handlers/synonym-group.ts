import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud } from '../crud';
import { namedResource } from '../resource';

const synonymGroups = namedResource('synonymGroups', 'synonymGroup', {
  references: { synonymWords: { to: 'synonymWords', creates: true } },
});

export const synonymGroupHandlers = allow(CONTENT, crud(synonymGroups, { url: '/api/synonym-group' }));
