import { createDuck } from 'core/redux/create-duck';
import { sorting } from 'lib/sorting';
import { type Promotion, shape } from './model';

export const promotions = createDuck<Promotion>({
  name: 'promotions',
  url: '/api/promotions',
  shape,
  sorting: sorting('createdDate,desc', ['name', 'link', 'promotionType', 'active']),
});
