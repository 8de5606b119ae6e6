import { allow } from '../allow';
import { APPLICATION_AREA } from '../authorities';
import { listOf, writesOf } from '../crud';
import { type Document, resource, type Row } from '../resource';
import rows from '../seed/commerce/promotions.json';

const promotions = resource({
  name: 'promotions',
  entity: 'promotion',
  searched: ['name'],
  rows,
});

/** The creation date, and the defaults of a new promotion. */
const serverOwned = ({ active, promotionType }: Document, existing?: Row) => ({
  active: active ?? false,
  promotionType: promotionType ?? 'ALL_USERS',
  createdDate: existing?.createdDate ?? new Date().toISOString(),
});

const options = { url: '/api/promotions', sort: 'createdDate,desc', serverOwned };

export const promotionHandlers = allow(APPLICATION_AREA, [
  listOf(promotions, options),
  ...writesOf(promotions, options),
]);
