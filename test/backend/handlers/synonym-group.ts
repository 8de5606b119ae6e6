import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud, listOf } from '../crud';
import { namedResource } from '../resource';

const synonymWords = namedResource('synonymWords', 'synonymWord');
const synonymGroups = namedResource('synonymGroups', 'synonymGroup', {
  synonymWords: { to: 'synonymWords', creates: true },
});

export const synonymGroupHandlers = allow(CONTENT, [
  listOf(synonymWords, { url: '/api/synonym-word' }),
  ...crud(synonymGroups, { url: '/api/synonym-group' }),
]);
