import { ManagePage } from 'crud/form/manage-page';
import { optionFields } from 'crud/options/option-fields';
import { fields } from 'ui/form/fields';
import { illustratedProcedures, illustratedProcedureSynonyms } from './duck';
import { blank, type IllustratedProcedure, rules, texts } from './model';

const { Text, Check, LongTexts } = fields<IllustratedProcedure>();
const { Many } = optionFields<IllustratedProcedure>();

const IllustratedProcedureManage = () => (
  <ManagePage duck={illustratedProcedures} i18n="illustratedProcedures" blank={blank} rules={rules} texts={texts}>
    <Text name="name" required />
    <Check name="free" hint="entity.hint.free" />
    <Many name="illustratedProcedureSynonyms" from={illustratedProcedureSynonyms} />
    <LongTexts />
  </ManagePage>
);

export default IllustratedProcedureManage;
