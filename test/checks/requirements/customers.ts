import type { Area } from './area';

export const customers: Area = {
  title: 'Mobile customers and subscriptions',
  requirements: {
    R131: {
      text: 'Customers are listed with platform, type, subscription, and the end of it in the column of the created date.',
      provedBy: [['sections/user-application.test.tsx', 'are listed with the labels of platform and type']],
    },
    R132: {
      text: 'The figures about the customers are above their list. What the answer leaves out is left out.',
      provedBy: [
        ['sections/user-application.test.tsx', 'show counts and percentages'],
        ['sections/user-application.test.tsx', 'that fail leave the list as it is'],
        ['sections/customer-figures.test.ts', 'counts %j'],
      ],
    },
    R133: {
      text: 'Customers and employees are registered with name, login, e-mail and whether they are active.',
      provedBy: [
        ['sections/user-application.test.tsx', 'registers, and announces it on the list'],
        ['browser/sections/user-application.spec.ts', 'are registered by %s'],
      ],
    },
    R134: {
      text: 'A refused registration is told by the text of a code that the console knows, else by the server’s words.',
      provedBy: [['sections/user-application.test.tsx', 'tells a refusal with %d and keeps what was typed']],
    },
    R135: {
      isDecision: true,
      text: 'A row switches its customer, offers a subscription where there is none, and deletes employees only. The last two ask first.',
      provedBy: [
        ['sections/user-application.test.tsx', 'are deactivated and activated at once'],
        ['sections/user-application.test.tsx', 'get a subscription activated after a question'],
        ['sections/user-application.test.tsx', 'can be deleted when they are employees'],
      ],
    },
    R136: {
      isDecision: true,
      text: 'A subscription is loaded by its customer. Without an id it is new. The screen goes back to the list without a customer.',
      provedBy: [
        ['sections/subscription.test.tsx', 'that is new is posted without an id'],
        ['sections/subscription.test.tsx', 'leads back to the list when no customer is named'],
        ['sections/subscription.test.tsx', 'appears only once it is loaded'],
      ],
    },
    R137: {
      text: 'A subscription has plan, state, start and end. Its status is shown, UNDEFINED as free.',
      provedBy: [
        ['browser/sections/user-application.spec.ts', 'get a subscription with every field'],
        ['sections/subscription.test.tsx', 'that exists goes back as it came'],
      ],
    },
    R138: {
      text: 'A subscription chooses from one plan of each type.',
      provedBy: [
        ['sections/subscription.test.tsx', 'of a plan offered once for each type'],
        ['crud/without-pager.test.tsx', 'The plans of a subscription are all offered'],
      ],
    },
  },
};
