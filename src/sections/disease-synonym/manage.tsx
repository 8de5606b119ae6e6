import { textOfSaveError } from 'core/responses/server-text';
import { ManagePage } from 'crud/form/manage-page';
import { fields } from 'ui/form/fields';
import { diseaseSynonyms } from './duck';
import { blank, type DiseaseSynonym, rules } from './model';

const { Text } = fields<DiseaseSynonym>();

const DiseaseSynonymManage = () => (
  <ManagePage duck={diseaseSynonyms} i18n="diseaseSynonym" blank={blank} rules={rules} failureOf={textOfSaveError}>
    <Text name="name" required />
  </ManagePage>
);

export default DiseaseSynonymManage;
