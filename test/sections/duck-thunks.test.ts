import { HttpResponse } from 'msw';
import { SHOWN_BY_SCREEN } from 'core/redux/request';
import { updateSetting } from 'sections/application-settings/duck';
import { coupons, toggleCoupon } from 'sections/coupon/duck';
import type { Coupon } from 'sections/coupon/model';
import { resetPassword, resetPasswordSlice } from 'sections/reset-password/duck';
import { release } from 'sections/sync-resume/duck';
import {
  activateSubscription,
  customers,
  employees,
  mobileUsers,
  toggleActivated,
} from 'sections/user-application/duck';
import type { Customer } from 'sections/user-application/model';
import { subscriptionsOf } from 'sections/user-application/subscription-duck';
import { changeAuthorities, userManagement } from 'sections/user-management/duck';
import { openStore, recordCalls } from '../support/duck-calls';

const { sent, answers } = recordCalls();

const ANA: Customer = { id: 7, name: 'Ana', email: 'ana@a.br', login: 'ana', activated: true };
const ODD: Customer = { ...ANA, id: 'a/b' };
const BODY = JSON.stringify(ANA);
const COUPON: Coupon = { id: 7, code: 'A', couponDiscountType: 'PERCENTAGE' };

it.each([
  ['activates a coupon', toggleCoupon({ ...COUPON, isActive: false }), 'PUT /api/coupons/status?id=7&status=true'],
  ['deactivates a coupon', toggleCoupon({ ...COUPON, isActive: true }), 'PUT /api/coupons/status?id=7&status=false'],
  ['deletes an employee', customers.remove(ODD), 'DELETE /api/account/delete-employee/a%2Fb'],
  ['registers a mobile user', mobileUsers.save(ANA), `POST /api/account/register-mobile ${BODY}`],
  ['registers an employee', employees.save(ANA), `POST /api/account/register-employee ${BODY}`],
  ['turns a customer round', toggleActivated(ANA), 'POST /api/account/toggle-mobile-activated?mobileUserId=7'],
  ['activates a subscription', activateSubscription(ODD), 'POST /api/activate-subscription/a%2Fb'],
  ['deletes a user', userManagement.remove({ login: 'ana' }), 'DELETE /api/users/ana'],
  [
    'changes who may do what',
    changeAuthorities({ id: 7, login: 'ana', authorities: [] }, ['ROLE_USER']),
    'PUT /api/authorities/change-user-authority {"userId":7,"authorities":["ROLE_USER"]}',
  ],
  [
    'sets a password',
    resetPassword({ login: 'ana', password: 'secret' }),
    'PATCH /api/users/reset-password {"login":"ana","password":"secret"}',
  ],
  ['releases what is pending', release(3), 'POST /api/sync-resumes {"id":3}'],
  ['saves a setting', updateSetting({ key: 'a', value: 'b' }), 'PUT /api/application-settings {"key":"a","value":"b"}'],
])('one request %s, and is marked so that its screen shows the result', async (_what, thunk, call) => {
  expect(await openStore().dispatch(thunk)).toMatchObject({ action: { meta: SHOWN_BY_SCREEN } });
  expect(sent.map(decodeURI)).toEqual([call].map(decodeURI));
});

it('changing a row sets the saving status of its list, and deleting a row sets the removing status', async () => {
  const { dispatch, getState } = openStore(coupons, customers);
  answers['PUT /api/coupons/status'] = () => HttpResponse.json({}, { status: 409 });
  await dispatch(toggleCoupon(COUPON)).catch(() => undefined);
  await dispatch(toggleActivated(ANA));
  await dispatch(customers.remove(ANA));
  expect(coupons.select(getState()).saving).toBe('ERROR');
  expect(customers.select(getState())).toMatchObject({ saving: 'SUCCESS', removing: 'SUCCESS' });
});

it('a deleted user or customer cannot be created again from the list', async () => {
  expect(await userManagement.readWhole()).toBeUndefined();
  expect(await customers.readWhole(ANA)).toBeUndefined();
});

it('the mobile user, employee and subscription forms have different names for their drafts', () => {
  expect([mobileUsers.name, employees.name, subscriptionsOf(ANA).name]).toEqual([
    'userApplication/register-mobile',
    'userApplication/register-employee',
    'subscription/7',
  ]);
});

it('setting a password changes the request status from NOOP to SUCCESS', async () => {
  const { dispatch, getState } = openStore(resetPasswordSlice);
  expect(resetPasswordSlice.select(getState())).toEqual({ status: 'NOOP', error: null });
  await dispatch(resetPassword({ login: 'ana', password: 'secret' }));
  expect(resetPasswordSlice.select(getState())).toEqual({ status: 'SUCCESS', error: null });
});
