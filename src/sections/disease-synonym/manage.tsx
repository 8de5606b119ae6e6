import { ManagePage } from 'shared/crud/manage-page';
import { fields } from 'shared/form/fields';
import { textOfSaveError } from 'shared/i18n/server-text';
import { diseaseSynonyms } from './duck';
import { blank, rules, type DiseaseSynonym } from './model';

const { Text } = fields<DiseaseSynonym>();

const DiseaseSynonymManage = () => (
  <ManagePage duck={diseaseSynonyms} i18n="diseaseSynonym" blank={blank} rules={rules} failureOf={textOfSaveError}>
    <Text name="name" required />
  </ManagePage>
);

export default DiseaseSynonymManage;
