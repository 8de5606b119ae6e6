import { AUTHORITIES } from 'core/auth/authorities';
import { holdsText } from 'sections/application-settings/record';
import { discountText } from 'sections/coupon/discount';
import { discountHint } from 'sections/coupon/discount-hint';
import { coupon } from 'sections/coupon/record';
import { diseases } from 'sections/diseases/duck';
import { listOfContentType as listOfEditorContent } from 'sections/editor-contents/content-lists';
import { editorContent } from 'sections/editor-contents/record';
import { listOfTarget } from 'sections/notification/content-lists';
import { notification } from 'sections/notification/record';
import { plan } from 'sections/plans/record';
import { promotion } from 'sections/promotions/record';
import { semiologies } from 'sections/semiologies/duck';
import { check, INVALID_DATE } from 'ui/form/rules';
import { speakPortuguese } from '../support/portuguese';

beforeAll(speakPortuguese);

it.each([
  ['KEY', true],
  [' val ', true],
  ['other', false],
  ['keyval', false],
])('a search for %j finds the setting: %p', (wanted, isFound) => {
  expect(holdsText({ key: 'a.key', value: 'Value', description: 'What it does' }, wanted)).toBe(isFound);
});

it('a setting without a value and a description is found by its key', () => {
  expect(holdsText({ key: 'a.key', value: null }, 'key')).toBe(true);
  expect(holdsText({ key: 'a.key', value: null }, 'null')).toBe(false);
});

it.each([
  ['percentage', 0, '0%', '0%'],
  ['FIXED', 0.125, 'R$\u00a00,13', 'R$\u00a00,125'],
  ['OTHER', 12.5, '12,5', '12,5'],
  ['PERCENTAGE', 12.345, '12,35%', '12,345%'],
])('a discount of type %s with the value %p is shown as %j, and hinted as %j', (type, value, shown, hint) => {
  const couponDiscountType = type as 'FIXED';
  expect(discountText({ ...coupon.blank, couponDiscountType, discountValue: value })).toBe(shown);
  expect(discountHint(type, value)).toBe(hint);
});

it.each([null, undefined])('a discount of %p is shown as nothing', discountValue => {
  expect(discountText({ ...coupon.blank, discountValue })).toBe('');
});

it('a promotion, a coupon and a notification may be sent empty, but not with an incomplete date', () => {
  const error = 'entity.validation.date';
  expect(check(promotion.rules, promotion.blank)).toEqual({});
  expect(check(coupon.rules, coupon.blank)).toEqual({});
  expect(check(coupon.rules, { ...coupon.blank, expireDate: INVALID_DATE })).toEqual({ expireDate: error });
  expect(check(notification.rules, notification.blank)).toEqual({});
  const halfTyped = { ...notification.blank, scheduleDate: INVALID_DATE, validity: INVALID_DATE };
  expect(check(notification.rules, halfTyped)).toEqual({ scheduleDate: error, validity: error });
});

it.each([
  [0, undefined],
  [100, undefined],
  [100.5, 'plans.percentageTooLarge'],
  [null, undefined],
])('a discount of %p percent has the error %p', (discountPercentage, message) => {
  expect(check(plan.rules, { name: '', discountPercentage }).discountPercentage).toBe(message);
});

it('a content id of 201 digits is too long', () => {
  expect(check(editorContent.rules, { contentId: '7'.repeat(201) })).toEqual({
    contentId: 'entity.validation.tooLong',
  });
});

const { APPLICATION_ADMIN, EMPLOYEE } = AUTHORITIES;

it.each([
  ['content_disease', [APPLICATION_ADMIN], diseases],
  ['CONTENT_SEMIOLOGY', [EMPLOYEE], semiologies],
  [undefined, [APPLICATION_ADMIN], undefined],
])('the content type %s with the authorities %j gets the expected list or none', (type, held, list) => {
  expect(listOfTarget(type, held)).toBe(list);
});

it('the record of an editor content is chosen from the list of its type', () => {
  expect(listOfEditorContent('disease')).toBe(diseases);
  expect(listOfEditorContent({ name: 'SEMIOLOGY' })).toBe(semiologies);
  expect(listOfEditorContent('OTHER')).toBeUndefined();
});
