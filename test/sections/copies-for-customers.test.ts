import { copyOf as copyOfCoupon } from 'sections/coupon/model';
import { copyOf as copyOfNotification } from 'sections/notification/model';
import { copyOf as copyOfPromotion } from 'sections/promotions/model';
import { speakPortuguese } from '../support/portuguese';

beforeAll(speakPortuguese);

describe('Duplicate: a copy', () => {
  it.each([
    [
      'coupon wants a code of its own and was never used',
      () =>
        copyOfCoupon({
          id: 1,
          code: 'OITO',
          usageCount: 7,
          couponDiscountType: 'FIXED',
          discountValue: 8,
          isActive: true,
        }),
      { code: '', couponDiscountType: 'FIXED', discountValue: 8 },
    ],
    [
      'promotion is not active yet',
      () =>
        copyOfPromotion({ id: 1, name: 'Maio', link: 'x', active: true, promotionType: 'ALL_USERS', createdDate: 'x' }),
      { name: 'Maio (cópia)', link: 'x', active: false, promotionType: 'ALL_USERS' },
    ],
    [
      'notification sends no push and has no time yet',
      () =>
        copyOfNotification({
          id: 1,
          title: 'Aviso',
          description: '',
          content: '',
          type: 2,
          contentType: 'CONTENT_DISEASE',
          justInTime: true,
          sendPush: true,
          scheduleDate: '2026-01-01T00:00:00Z',
          scheduleTime: '10:00',
          validity: '2026-12-31',
          pending: true,
        }),
      {
        title: 'Aviso (cópia)',
        description: '',
        content: '',
        type: 2,
        contentType: 'CONTENT_DISEASE',
        justInTime: true,
        sendPush: false,
        validity: '2026-12-31',
      },
    ],
  ])('of a %s', (_rule, copy, body) => {
    expect(copy()).toEqual(body);
  });
});
