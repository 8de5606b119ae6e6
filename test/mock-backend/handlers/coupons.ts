import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { APPLICATION_AREA } from '../authorities';
import { listOf, writesOf } from '../crud';
import { folded } from '../normalize';
import { notFound, problem } from '../problem';
import { documentOf, queryOf } from '../request';
import { type Document, resource, type Row } from '../resource';
import rows from '../seed/commerce/coupons.json';
import { table } from '../table';

const coupons = resource({
  name: 'coupons',
  entity: 'coupon',
  searched: ['code'],
  unique: ['code'],
  rows,
});

/** The product counts the uses. A new coupon is active by default. */
const serverOwned = ({ isActive }: Document, existing?: Row) => ({
  usageCount: existing?.usageCount ?? 0,
  isActive: isActive ?? existing?.isActive ?? true,
});

const isTaken = ({ id, code }: Document) =>
  typeof code === 'string' &&
  table('coupons')
    .all({ search: { code } })
    .some(other => other.id !== id && folded(String(other.code)) === folded(code));

// Coupons have their own error for a duplicate; others respond with 409. If this returns nothing, the save continues.
const unlessTaken = async ({ request }: { request: Request }) => {
  const sent = await documentOf(request.clone());
  return sent && isTaken(sent) ? problem(request, 400, { message: 'couponAlreadyExists' }) : undefined;
};

const STATUS: Record<string, boolean> = { true: true, false: false };

const changeStatus = http.put('*/api/coupons/status', ({ request }) => {
  const query = queryOf(request);
  const isActive = STATUS[query.get('status') ?? ''];
  if (isActive === undefined) return problem(request, 400, { detail: 'The status must be true or false.' });
  const coupon = table('coupons').find(Number(query.get('id')));
  return coupon ? HttpResponse.json(table('coupons').replace({ ...coupon, isActive })) : notFound(request);
});

const options = { url: '/api/coupons', serverOwned };

export const couponHandlers = allow(APPLICATION_AREA, [
  changeStatus,
  http.post('*/api/coupons', unlessTaken),
  http.put('*/api/coupons', unlessTaken),
  listOf(coupons, options),
  ...writesOf(coupons, options),
]);
