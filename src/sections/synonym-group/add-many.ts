import { defineSheet } from 'crud/many/add-many';
import { synonymGroups, synonymWords } from './duck';
import { type SynonymGroup, synonymGroup } from './record';

export const synonymGroupsSheet = defineSheet<SynonymGroup>('synonym-group', {
  duck: synonymGroups,
  i18n: 'synonymGroup',
  record: synonymGroup,
  from: { synonymWords: { source: synonymWords, createsNew: true } },
});
