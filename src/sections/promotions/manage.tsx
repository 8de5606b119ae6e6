import { textOfSaveError } from 'core/responses/server-text';
import { ManagePage } from 'crud/form/manage-page';
import { fields } from 'ui/form/fields';
import { promotions } from './duck';
import { promotion } from './record';

const { Text, Check, Choice } = fields(promotion);

const PromotionManage = () => (
  <ManagePage duck={promotions} i18n="promotions" record={promotion} failureOf={textOfSaveError}>
    <Text name="name" />
    <Text name="link" />
    <Choice name="promotionType" required />
    <Check name="active" />
  </ManagePage>
);

export default PromotionManage;
