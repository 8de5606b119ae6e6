import type { Area } from './area';

export const messages: Area = {
  title: 'Messages',
  requirements: {
    R154: {
      isDecision: true,
      text: 'Each outcome has one message, with the most specific text that is known. The message is not repeated in other words.',
      provedBy: [
        ['app/shell/one-message.test.tsx', 'shows one alert with the reason and does not mention typed text'],
        ['app/shell/one-message.test.tsx', 'is not shown in addition to the alert of a saved record'],
      ],
    },
    R155: {
      isDecision: true,
      text: 'The alert header of a successful response is shown in words or not at all, never as a key or as an error.',
      provedBy: [
        ['core/responses/success-text.test.ts', 'with %s is shown as readable text or not at all'],
        ['app/shell/one-message.test.tsx', 'is announced as a text when the screen shows no message itself'],
      ],
    },
    R156: {
      isDecision: true,
      text: 'If a code has no translation, the server’s own text is shown, never a key.',
      provedBy: [
        ['core/responses/server-text.test.ts', 'an error response with any status shows %s'],
        [
          'faults/hostile-messages.test.tsx',
          'faults 9, 10, 94: any error response becomes messages of limited length without missing keys',
        ],
      ],
    },
    R157: {
      text: 'A failure without a message shows the text for its status: not reachable, not found, unknown.',
      provedBy: [['core/responses/server-text.test.ts', 'an error response with %s shows the text of its status']],
    },
    R158: {
      text: 'An error of a single field is shown at its field and row.',
      provedBy: [
        ['ui/form/rules.test.ts', 'errors are reported at their own field and row'],
        ['browser/sections/diseases.spec.ts', 'fault 9: a server error about a symptom row is shown in that row'],
      ],
    },
    R159: {
      text: 'After a 409 response, the form shows the section’s own message.',
      provedBy: [
        [
          'sections/application-pictures.test.tsx',
          'fault 7: with a name that already exists are refused, and the reason is shown',
        ],
        ['sections/symptoms.test.tsx', 'fault 7: show a conflict, keep the typed name and focus the name field'],
      ],
    },
    R160: {
      text: 'A rejected save shows the server’s message, or “Error!” before the text of the failure.',
      provedBy: [
        ['core/responses/server-text.test.ts', 'a failed save shows %s'],
        ['sections/risk-factor.test.tsx', 'show why the server refused a save: %s'],
      ],
    },
    R161: {
      text: 'Alerts close after 1.5 s, or after 6 s if they show a reason. The same text again within 1.5 s does not create another message.',
      provedBy: [
        ['ui/feedback/timed-alert.test.tsx', '%s closes when its time is over, and not a millisecond earlier'],
        ['core/messages/messages.test.ts', 'the same text added again %s (after %d ms) gives a message count of %d'],
        [
          'browser/features/messages.spec.ts',
          'B8: a toast counts as an unread message and is announced only by the shell',
        ],
      ],
    },
    R162: {
      text: 'Toasts appear at the top left and are stored in the message log.',
      provedBy: [
        ['app/shell/shell-details.test.tsx', 'toasts appear at the top left'],
        [
          'browser/features/messages.spec.ts',
          'B8: a toast counts as an unread message and is announced only by the shell',
        ],
        ['browser/features/menus.spec.ts', 'toasts and the open message log are accessible and fit the screen'],
      ],
    },
  },
};
