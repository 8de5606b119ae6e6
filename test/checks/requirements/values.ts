import type { Area } from './area';

export const values: Area = {
  title: 'Numbers, dates and limits',
  requirements: {
    R163: {
      isDecision: true,
      text: 'A number field keeps digits and one separator, without leading zeros. A cleared field has its default value.',
      provedBy: [
        ['lib/typed-number.test.ts', 'the text %j is read as the number %p'],
        ['lib/typed-number.test.ts', 'the text %j is read as the whole number %p'],
      ],
    },
    R164: {
      text: 'Numbers are shown in the formats `0,0` and `0,0.[00]` of the user’s locale.',
      provedBy: [
        ['lib/numbers.test.ts', 'money is shown with its prefix and the separators of the locale: %s'],
        ['sections/user-application.test.tsx', 'show counts and percentages in the Brazilian number format'],
      ],
    },
    R165: {
      isDecision: true,
      text: 'A comma is the decimal separator of an amount. Beside the field, the amount is shown as it will be sent, with the prefix R$.',
      provedBy: [
        ['lib/typed-number.test.ts', 'the hint for the amount %p is %j'],
        ['sections/plans.test.tsx', 'show next to %s the amount that is sent for the typed text'],
      ],
    },
    R166: {
      isDecision: true,
      text: 'A date without a time zone is local time and is sent as an ISO instant.',
      provedBy: [
        [
          'lib/dates.test.ts',
          'a value of the date and time input is converted to an instant and back without a change',
        ],
        ['browser/sections/user-application.spec.ts', 'subscription dates are sent back unchanged in %s'],
      ],
    },
    R167: {
      isDecision: true,
      text: 'The validity of a notification is a calendar day in every time zone, even if it is received as midnight UTC.',
      provedBy: [
        ['sections/one-target.test.ts', 'a validity of %s is shown as its calendar day'],
        [
          'sections/notification.test.tsx',
          'send the type as a number, the validity as a calendar day and the schedule as an instant',
        ],
      ],
    },
    R168: {
      isDecision: true,
      text: 'Dates are typed or picked in one control, in the user’s format.',
      provedBy: [
        ['sections/dates.test.tsx', 'of %s is a text field with a calendar button next to it'],
        ['sections/dates.test.tsx', 'shows its button, format hint and error in English when the language is English'],
      ],
    },
    R169: {
      text: 'Dates and times are shown as DD/MM/YYYY, DD/MM/YYYY HH:mm and DD/MM/YY HH:mm.',
      provedBy: [
        ['lib/dates.test.ts', 'the day %j is shown as %j'],
        ['lib/dates.test.ts', 'the date and time %j is shown as %j, and in the short form as %j'],
      ],
    },
  },
};
