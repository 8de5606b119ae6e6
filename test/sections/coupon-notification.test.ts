import { coupon } from 'sections/coupon/record';
import { type CouponState, couponState } from 'sections/coupon/state';
import { pushState } from 'sections/notification/push-state';
import { type Notification, notification, withOneTarget } from 'sections/notification/record';

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
  expect(couponState({ ...coupon.blank, ...change }, NOW)).toBe(state);
});

it.each([
  ['scheduled', { sendPush: true, pending: true }],
  ['sent', { sendPush: true, pending: false }],
  [undefined, { sendPush: true }],
  [undefined, { sendPush: false, pending: true }],
])('the push state of a notification is %s with %j', (state, change) => {
  expect(pushState({ ...notification.blank, ...change })).toBe(state);
});

const both = { ...notification.blank, url: 'https://exemplo.com', contentId: '7' };

it('R128: a new notification of an address has no content id, also if its type comes in lower case', () => {
  const ofAddress = { ...both, contentType: 'content_url' as 'CONTENT_URL' };
  expect(withOneTarget(ofAddress)).toStrictEqual({ ...ofAddress, contentId: undefined });
});

it.each<[string, Partial<Notification>]>([
  ['content id', { contentType: 'CONTENT_URL', contentId: '' }],
  ['address', { contentType: 'CONTENT_DISEASE', url: undefined }],
])('a stored notification with no other %s to clear is unchanged', (_what, change) => {
  const stored = { ...both, id: 1, ...change };
  expect(withOneTarget(stored)).toBe(stored);
});

it('a notification without a content type keeps its URL and its content id', () => {
  const ofNone = { ...both, contentType: undefined as never };
  expect(withOneTarget(ofNone)).toBe(ofNone);
});
