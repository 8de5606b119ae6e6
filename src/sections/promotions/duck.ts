import { sorting } from 'lib/sorting';
import { createDuck } from 'records/duck';
import { type Promotion, shape } from './model';

export const promotions = createDuck<Promotion>({
  name: 'promotions',
  url: '/api/promotions',
  shape,
  sorting: sorting('createdDate,desc', ['name', 'link', 'promotionType', 'active']),
});
