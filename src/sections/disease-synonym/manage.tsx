import { textOfSaveError } from 'core/responses/server-text';
import { ManagePage } from 'crud/form/manage-page';
import { fields } from 'ui/form/fields';
import { diseaseSynonyms } from './duck';
import { type DiseaseSynonym, diseaseSynonym } from './record';

const { Text } = fields<DiseaseSynonym>();

const DiseaseSynonymManage = () => (
  <ManagePage duck={diseaseSynonyms} i18n="diseaseSynonym" record={diseaseSynonym} failureOf={textOfSaveError}>
    <Text name="name" required />
  </ManagePage>
);

export default DiseaseSynonymManage;
