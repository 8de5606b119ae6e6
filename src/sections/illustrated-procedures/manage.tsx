import { ManagePage } from 'crud/form/manage-page';
import { optionFields } from 'crud/options/option-fields';
import { fields } from 'ui/form/fields';
import { illustratedProcedures, illustratedProcedureSynonyms } from './duck';
import { type IllustratedProcedure, illustratedProcedure } from './record';

const { Text, Check, LongTexts } = fields<IllustratedProcedure>();
const { Many } = optionFields<IllustratedProcedure>();

const IllustratedProcedureManage = () => (
  <ManagePage duck={illustratedProcedures} i18n="illustratedProcedures" record={illustratedProcedure}>
    <Text name="name" required />
    <Check name="free" hint="entity.hint.free" />
    <Many name="illustratedProcedureSynonyms" from={illustratedProcedureSynonyms} />
    <LongTexts />
  </ManagePage>
);

export default IllustratedProcedureManage;
