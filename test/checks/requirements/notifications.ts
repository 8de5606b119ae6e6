import type { Area } from './area';

export const notifications: Area = {
  title: 'Notifications and settings of the mobile product',
  requirements: {
    R127: {
      text: 'A notification has receivers by type, texts, schedule and validity.',
      provedBy: [
        ['browser/sections/notification.spec.ts', 'a notification is entered, found as entered and deleted at once'],
        ['sections/notification.test.tsx', 'send a number as type, a calendar day as validity'],
      ],
    },
    R128: {
      isDecision: true,
      text: 'The content type decides which field is shown. The address is sent only for a URL, a content id only for the others.',
      provedBy: [
        ['sections/notification.test.tsx', 'show the field that the content type asks for'],
        ['sections/notification.test.tsx', 'are sent without the id of the disease'],
        ['sections/one-target.test.ts', 'a notification %s'],
      ],
    },
    R129: {
      isDecision: true,
      text: 'The schedule is edited as one date with its time. The separate time goes back as it came.',
      provedBy: [
        ['sections/notification.test.tsx', 'an instant as schedule'],
        ['faults/foreign-records.test.tsx', 'a save of $section without an edit'],
      ],
    },
    R130: {
      text: 'Settings of the mobile product are saved one at a time; a failed one keeps its text.',
      provedBy: [
        ['sections/application-settings.test.tsx', 'are saved one at a time'],
        ['sections/application-settings.test.tsx', 'tell a failed update'],
      ],
    },
  },
};
