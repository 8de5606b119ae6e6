import { sorting } from 'lib/sorting';
import { createDuck } from 'records/duck';
import { type Promotion, promotion } from './record';

export const promotions = createDuck<Promotion>({
  name: 'promotions',
  url: '/api/promotions',
  shape: promotion.shape,
  sorting: sorting('createdDate,desc', ['name', 'link', 'promotionType'], { state: 'active' }),
});
