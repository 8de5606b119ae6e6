import { AddMany } from 'crud/many/add-many';
import type { Sheet } from 'crud/many/sheet';
import { synonymGroups, synonymWords } from './duck';
import { type SynonymGroup, synonymGroup } from './record';

const SHEET: Sheet<SynonymGroup> = {
  duck: synonymGroups,
  i18n: 'synonymGroup',
  record: synonymGroup,
  from: { synonymWords: { source: synonymWords, createsNew: true } },
};

export const AddManySynonymGroups = () => <AddMany sheet={SHEET} />;
