import type { Area } from './area';

export const commerce: Area = {
  title: 'Plans, coupons and promotions',
  requirements: {
    R121: {
      isDecision: true,
      text: 'Plans are at the end of the full menu. They can be listed and edited, but not created or deleted.',
      provedBy: [
        ['sections/plans.test.tsx', 'have no buttons to add or delete a plan'],
        ['sections/plans.test.tsx', 'are saved with all their fields, and amounts with decimals'],
        ['sections/plans.test.tsx', 'open the list when the form is requested without a plan'],
      ],
    },
    R122: {
      text: 'A coupon has a code, a limit of uses (no limit is shown as “Infinito”), a discount with its type, and an expiry date.',
      provedBy: [
        ['sections/coupon.test.tsx', 'show a usage limit of 0 as Infinito, and format the discount by its type'],
        [
          'browser/sections/coupon.spec.ts',
          'a coupon is created, opens with the entered values after a reload, and is deactivated',
        ],
      ],
    },
    R123: {
      isDecision: true,
      text: 'A button in the row activates or deactivates a coupon at once. The status is sent in the query as `true` or `false`. The button is red for an active coupon, otherwise green.',
      provedBy: [['sections/coupon.test.tsx', 'fault 26: are deactivated and activated directly in the list']],
    },
    R124: {
      text: 'If the server rejects a coupon, the text for the server’s code is shown.',
      provedBy: [['sections/coupon.test.tsx', 'show an error when the code is already taken, and keep the typed code']],
    },
    R125: {
      isDecision: true,
      text: 'Promotions and coupons have no delete function.',
      provedBy: [
        [
          'browser/sections/promotions.spec.ts',
          'a promotion is created, and opens with the entered values after a reload',
        ],
        ['checks/contract.test.ts', 'are all made by the console, except those that are listed with a reason'],
      ],
    },
    R126: {
      text: 'A promotion has a name, a link, a type and an active flag. A rejected save shows the reason.',
      provedBy: [
        [
          'browser/sections/promotions.spec.ts',
          'a promotion is created, and opens with the entered values after a reload',
        ],
        ['sections/promotions.test.tsx', 'that are refused with %j show the error %s'],
      ],
    },
  },
};
