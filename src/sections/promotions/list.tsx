import { ListPage } from 'crud/list/list-page';
import { duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { choice, yesNo } from 'ui/table/columns';
import { promotions } from './duck';
import { blank, copyOf } from './model';

const More = rowMenu(duplicateAs(blank, copyOf));

const PromotionList = () => (
  <ListPage
    duck={promotions}
    i18n="promotions"
    columns={['name', 'link', choice('promotions', 'promotionType'), yesNo('active')]}
    actions={[Edit, More]}
  />
);

export default PromotionList;
