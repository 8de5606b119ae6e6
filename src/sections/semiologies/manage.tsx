import { ManagePage } from 'crud/form/manage-page';
import { optionFields } from 'crud/options/option-fields';
import { fields } from 'ui/form/fields';
import { semiologies, semiologySynonyms } from './duck';
import { blank, CATEGORIES, rules, type Semiology, texts } from './model';

const { Text, Check, Choice, LongTexts } = fields<Semiology>();
const { Many } = optionFields<Semiology>();

const SemiologyManage = () => (
  <ManagePage duck={semiologies} i18n="semiologies" blank={blank} rules={rules} texts={texts}>
    <Text name="name" required />
    <Choice name="category" options={CATEGORIES} />
    <Check name="isAvailableForFree" hint="entity.hint.free" />
    <Many name="synonyms" from={semiologySynonyms} add={semiologySynonyms.save} />
    <LongTexts />
  </ManagePage>
);

export default SemiologyManage;
