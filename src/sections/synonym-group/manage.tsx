import { textOfSaveError } from 'core/responses/server-text';
import { ManagePage } from 'crud/form/manage-page';
import { fields } from 'ui/form/fields';
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
