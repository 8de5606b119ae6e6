import { ManagePage } from 'crud/form/manage-page';
import { optionFields } from 'crud/options/option-fields';
import { fields } from 'ui/form/fields';
import { semiologies, semiologySynonyms } from './duck';
import { type Semiology, semiology } from './record';

const { Text, Check, Choice, LongTexts } = fields(semiology);
const { Many } = optionFields<Semiology>();

const SemiologyManage = () => (
  <ManagePage duck={semiologies} i18n="semiologies" record={semiology}>
    <Text name="name" required />
    <Choice name="category" />
    <Check name="isAvailableForFree" hint="entity.hint.free" />
    <Many name="synonyms" from={semiologySynonyms} add={semiologySynonyms.save} />
    <LongTexts />
  </ManagePage>
);

export default SemiologyManage;
