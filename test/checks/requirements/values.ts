import type { Area } from './area';

export const values: Area = {
  title: 'Numbers, days and limits',
  requirements: {
    R163: {
      isDecision: true,
      text: 'A number field keeps digits and one separator, without leading zeros. An emptied field holds its default.',
      provedBy: [
        ['lib/numbers.test.ts', 'the digits %j are kept'],
        ['lib/numbers.test.ts', 'a whole number keeps'],
      ],
    },
    R164: {
      text: 'Numbers are shown in the formats `0,0` and `0,0.[00]` of the reader’s locale.',
      provedBy: [
        ['lib/numbers.test.ts', 'money has its prefix and the separators of the locale'],
        ['sections/user-application.test.tsx', 'show counts and percentages as a Brazilian reader'],
      ],
    },
    R165: {
      isDecision: true,
      text: 'A comma is the decimal separator of an amount. Beside the field the amount is shown as it will be sent, with the prefix R$.',
      provedBy: [
        ['lib/numbers.test.ts', 'the amount %j is told as %j'],
        ['sections/plans.test.tsx', 'the amount that is sent for what is typed'],
      ],
    },
    R166: {
      isDecision: true,
      text: 'A date without a zone is local time and is sent as an ISO instant.',
      provedBy: [
        ['lib/dates.test.ts', 'an instant goes to the control and back'],
        ['browser/sections/user-application.spec.ts', 'dates of a subscription survive'],
      ],
    },
    R167: {
      isDecision: true,
      text: 'The validity of a notification is a calendar day in every zone, also where it comes as midnight UTC.',
      provedBy: [
        ['sections/one-target.test.ts', 'is that day in every zone'],
        ['sections/notification.test.tsx', 'a calendar day as validity'],
      ],
    },
    R168: {
      isDecision: true,
      text: 'Dates are typed or picked in one control, in the reader’s format.',
      provedBy: [
        ['sections/dates.test.tsx', 'is a text with a calendar beside it'],
        ['sections/dates.test.tsx', 'reads the same in English'],
      ],
    },
    R169: {
      text: 'Days and moments are shown as DD/MM/YYYY, DD/MM/YYYY HH:mm and DD/MM/YY HH:mm.',
      provedBy: [
        ['lib/dates.test.ts', 'the day %j reads %j'],
        ['lib/dates.test.ts', 'the moment %j reads %j, and in short %j'],
      ],
    },
  },
};
