import type { Area } from './area';

export const commerce: Area = {
  title: 'Plans, coupons and promotions',
  requirements: {
    R121: {
      isDecision: true,
      text: 'Plans are listed and changed at the end of the full menu. None is made or deleted.',
      provedBy: [
        ['sections/plans.test.tsx', 'are neither added nor deleted'],
        ['sections/plans.test.tsx', 'are changed as a whole'],
        ['sections/plans.test.tsx', 'open the list where the form is asked for'],
      ],
    },
    R122: {
      text: 'A coupon has code, limit of uses (none is “Infinito”), discount by type, and expiry.',
      provedBy: [
        ['sections/coupon.test.tsx', 'show a missing limit as Infinito'],
        ['browser/sections/coupon.spec.ts', 'a coupon is entered, found as entered'],
      ],
    },
    R123: {
      isDecision: true,
      text: 'A coupon is activated or deactivated at once from its row; the status goes in the query as `true` or `false`. The button is red on an active coupon, else green.',
      provedBy: [['sections/coupon.test.tsx', 'are deactivated and activated at once']],
    },
    R124: {
      text: 'A coupon that is refused is told by the text of the server’s code.',
      provedBy: [['sections/coupon.test.tsx', 'tell a code that is taken by its text']],
    },
    R125: {
      isDecision: true,
      text: 'Promotions and coupons have no delete.',
      provedBy: [
        ['browser/sections/promotions.spec.ts', 'a promotion is entered and found as entered'],
        ['checks/contract.test.ts', 'is made whole'],
      ],
    },
    R126: {
      text: 'A promotion has name, link, type and whether it is active. A refused save says why.',
      provedBy: [
        ['browser/sections/promotions.spec.ts', 'a promotion is entered'],
        ['sections/promotions.test.tsx', 'that are refused with %j tell'],
      ],
    },
  },
};
