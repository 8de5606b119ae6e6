import { textOfSaveError } from 'core/responses/server-text';
import { ManagePage } from 'crud/form/manage-page';
import { fields } from 'ui/form/fields';
import { promotions } from './duck';
import { blank, type Promotion, PROMOTION_TYPES, rules } from './model';

const { Text, Check, Choice } = fields<Promotion>();

const PromotionManage = () => (
  <ManagePage duck={promotions} i18n="promotions" blank={blank} rules={rules} failureOf={textOfSaveError}>
    <Text name="name" />
    <Text name="link" />
    <Choice name="promotionType" options={PROMOTION_TYPES} required />
    <Check name="active" />
  </ManagePage>
);

export default PromotionManage;
