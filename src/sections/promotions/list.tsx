import { ListPage } from 'crud/list/list-page';
import { duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { activity, choice, type Column, column } from 'ui/table/columns';
import { promotions } from './duck';
import { type Promotion, promotion } from './record';

const More = rowMenu(duplicateAs(promotion));

/** A web address opens in a tab of its own. Where a row has one line, the styles cut it. */
const link: Column<Promotion> = {
  ...column('link', row => row.link),
  cell: ({ link: address }) =>
    /^https?:\/\//i.test(address) ? (
      <a className="cut" href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
    ) : (
      address
    ),
};

const PromotionList = () => (
  <ListPage
    duck={promotions}
    i18n="promotions"
    columns={[
      'name',
      link,
      { ...choice('promotions', 'promotionType'), kind: 'phrase' },
      activity('promotions', 'active'),
    ]}
    actions={[Edit, More]}
    isOneLine
  />
);

export default PromotionList;
