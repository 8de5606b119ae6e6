import { blank as coupon } from 'sections/coupon/model';
import { type CouponState, couponState } from 'sections/coupon/state';
import { blank as notification } from 'sections/notification/model';
import { pushState } from 'sections/notification/push-state';

const NOW = Date.parse('2026-05-10T12:00:00Z');

it.each<[CouponState, object]>([
  ['active', { isActive: true }],
  ['active', { isActive: true, limitUsages: 0, usageCount: 9 }],
  ['active', { isActive: true, limitUsages: 10, usageCount: 9, expireDate: '2026-05-10T12:00:01Z' }],
  ['active', { isActive: true, expireDate: 'no date' }],
  ['inactive', {}],
  ['inactive', { isActive: false, expireDate: '2026-05-01T00:00:00Z' }],
  ['expired', { isActive: true, expireDate: '2026-05-10T12:00:00Z' }],
  ['expired', { isActive: true, expireDate: '2026-05-01T00:00:00Z', limitUsages: 1, usageCount: 1 }],
  ['usedUp', { isActive: true, limitUsages: 10, usageCount: 10 }],
])('the state of a coupon is %s with %j', (state, change) => {
  expect(couponState({ ...coupon, ...change }, NOW)).toBe(state);
});

it.each([
  ['scheduled', { sendPush: true, pending: true }],
  ['sent', { sendPush: true, pending: false }],
  [undefined, { sendPush: true }],
  [undefined, { sendPush: false, pending: true }],
])('the push state of a notification is %s with %j', (state, change) => {
  expect(pushState({ ...notification, ...change })).toBe(state);
});
