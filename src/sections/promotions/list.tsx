import { choice, yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { Edit } from 'shared/crud/row-actions';
import { promotions } from './duck';

const PromotionList = () => (
  <ListPage
    duck={promotions}
    i18n="promotions"
    columns={['name', 'link', choice('promotions', 'promotionType'), yesNo('active')]}
    actions={[Edit]}
  />
);

export default PromotionList;
