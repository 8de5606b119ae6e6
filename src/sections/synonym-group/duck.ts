import type { Named } from 'lib/model';
import { createDuck } from 'records/duck';
import { type SynonymGroup, synonymGroup } from './record';

/** Cards on a page: three rows of three (R51). */
const PAGE_SIZE = 9;

export const synonymGroups = createDuck<SynonymGroup>({
  name: 'synonymGroups',
  url: '/api/synonym-group',
  shape: synonymGroup.shape,
  size: PAGE_SIZE,
});

export const synonymWords = createDuck<Named>({ name: 'synonymWords', url: '/api/synonym-word' });
