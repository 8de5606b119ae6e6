import { ManagePage } from 'shared/crud/manage-page';
import { fields } from 'shared/form/fields';
import { textOfSaveError } from 'shared/i18n/server-text';
import { synonymGroups } from './duck';
import { blank, rules, type SynonymGroup } from './model';
import { SynonymWordsField } from './words-field';

const { Text } = fields<SynonymGroup>();

const SynonymGroupManage = () => (
  <ManagePage duck={synonymGroups} i18n="synonymGroup" blank={blank} rules={rules} failureOf={textOfSaveError}>
    <Text name="name" required />
    <SynonymWordsField />
  </ManagePage>
);

export default SynonymGroupManage;
