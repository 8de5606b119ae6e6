import type { Area } from './area';

export const customers: Area = {
  title: 'Mobile customers and subscriptions',
  requirements: {
    R131: {
      text: 'The customer list shows platform, type and subscription. The column of the created date shows the end of the subscription.',
      provedBy: [
        [
          'sections/user-application.test.tsx',
          'are listed with platform and type labels, the end date in the created-date column, and Sim or Não',
        ],
      ],
    },
    R132: {
      text: 'Figures about the customers are shown above their list. Figures that the response omits are not shown.',
      provedBy: [
        ['sections/user-application.test.tsx', 'show counts and percentages'],
        ['sections/user-application.test.tsx', 'do not affect the list when they fail, and can be requested again'],
        ['sections/customer-figures.test.ts', '%s is read as %j'],
      ],
    },
    R133: {
      text: 'Customers and employees are registered with name, login, e-mail and an active flag.',
      provedBy: [
        [
          'sections/user-application.test.tsx',
          'registers a person once on a double click, and the list shows the success message',
        ],
        [
          'browser/sections/user-application.spec.ts',
          'are registered with %s, found with the entered values, and switched off by one request',
        ],
      ],
    },
    R134: {
      text: 'A rejected registration shows the text for a code that the console knows, otherwise the server’s own message.',
      provedBy: [
        ['sections/user-application.test.tsx', 'shows the reason of a refusal with %d and keeps the typed name'],
      ],
    },
    R135: {
      isDecision: true,
      text: 'A row activates or deactivates its customer, offers a subscription if there is none, and deletes only employees. The last two actions ask for confirmation first.',
      provedBy: [
        [
          'sections/user-application.test.tsx',
          'are deactivated without a confirmation dialog, with one request for a double click',
        ],
        ['sections/user-application.test.tsx', 'are activated again without a confirmation dialog'],
        [
          'sections/user-application.test.tsx',
          'get an active subscription only after a confirmation, and only when they have none',
        ],
        ['sections/user-application.test.tsx', 'can be deleted only when they are employees, after a confirmation'],
      ],
    },
    R136: {
      isDecision: true,
      text: 'A subscription is loaded by its customer. A subscription without an id is new. Without a customer, the screen returns to the list.',
      provedBy: [
        ['sections/subscription.test.tsx', 'that is new is posted without an id'],
        ['sections/subscription.test.tsx', 'fault 30: opens the list when the address contains no customer'],
        [
          'sections/subscription.test.tsx',
          'is shown only after it is loaded, and can be requested again after an error',
        ],
      ],
    },
    R137: {
      text: 'A subscription has a plan, an active flag, a start and an end. Its status is shown, and UNDEFINED is shown as free.',
      provedBy: [
        [
          'browser/sections/user-application.spec.ts',
          'get a subscription, which opens with the entered values and is updated with its id',
        ],
        [
          'sections/subscription.test.tsx',
          'that exists is sent back unchanged except for the edit, with dates to the millisecond',
        ],
      ],
    },
    R138: {
      text: 'A subscription form offers one plan of each type.',
      provedBy: [
        [
          'sections/subscription.test.tsx',
          'fault 30: that is new is posted without an id, and its form offers one plan of each type',
        ],
        ['crud/list/without-pager.test.tsx', 'The plans of a subscription are all offered'],
      ],
    },
  },
};
