import type { Area } from './area';

export const notifications: Area = {
  title: 'Notifications and settings of the mobile product',
  requirements: {
    R127: {
      text: 'A notification has receivers by type, texts, a schedule and a validity date.',
      provedBy: [
        [
          'browser/sections/notification.spec.ts',
          'a notification is created, opens with the entered values after a reload, and is deleted without confirmation',
        ],
        [
          'sections/notification.test.tsx',
          'send the type as a number, the validity as a calendar day and the schedule as an instant',
        ],
      ],
    },
    R128: {
      isDecision: true,
      text: 'The content type decides which field is shown. The URL is sent only for the content type CONTENT_URL, a content id only for the other types.',
      provedBy: [
        ['sections/notification.test.tsx', 'show the field for the selected content type'],
        [
          'sections/notification.test.tsx',
          'send null for the old URL or content id when the content type changes between URL and record',
        ],
        ['sections/one-target.test.ts', 'a notification %s'],
      ],
    },
    R129: {
      isDecision: true,
      text: 'The schedule is edited as one date with its time. The separate time is sent back unchanged.',
      provedBy: [
        [
          'sections/notification.test.tsx',
          'send the type as a number, the validity as a calendar day and the schedule as an instant',
        ],
        ['faults/foreign-records.test.tsx', 'fault 113: $section is sent back as received, except for computed fields'],
      ],
    },
    R130: {
      text: 'Settings of the mobile product are saved one at a time. If a save fails, the field keeps its text.',
      provedBy: [
        ['sections/application-settings.test.tsx', 'are saved one at a time'],
        ['sections/application-settings.test.tsx', 'show an error when an update fails, and keep the typed text'],
      ],
    },
  },
};
