import { allow } from '../allow';
import { APPLICATION_AREA } from '../authorities';
import { crud } from '../crud';
import { type Document, resource, type Row } from '../resource';

const promotions = resource({
  name: 'promotions',
  entity: 'promotion',
  searched: ['name'],
});

/** The creation date, and the defaults of a new promotion. */
const serverOwned = ({ active, promotionType }: Document, existing?: Row) => ({
  active: active ?? false,
  promotionType: promotionType ?? 'ALL_USERS',
  createdDate: existing?.createdDate ?? new Date().toISOString(),
});

export const promotionHandlers = allow(
  APPLICATION_AREA,
  crud(promotions, { url: '/api/promotions', sort: 'createdDate,desc', serverOwned }),
);
