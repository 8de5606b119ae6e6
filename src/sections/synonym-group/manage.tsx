import { textOfSaveError } from 'core/responses/server-text';
import { ManagePage } from 'crud/form/manage-page';
import { fields } from 'ui/form/fields';
import { synonymGroups } from './duck';
import { type SynonymGroup, synonymGroup } from './record';
import { SynonymWordsField } from './words-field';

const { Text } = fields<SynonymGroup>();

const SynonymGroupManage = () => (
  <ManagePage duck={synonymGroups} i18n="synonymGroup" record={synonymGroup} failureOf={textOfSaveError}>
    <Text name="name" required />
    <SynonymWordsField />
  </ManagePage>
);

export default SynonymGroupManage;
