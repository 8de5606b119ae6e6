import type { Area } from './area';

export const messages: Area = {
  title: 'Messages',
  requirements: {
    R154: {
      isDecision: true,
      text: 'One outcome has one message, the most specific text known. It is not repeated in other words.',
      provedBy: [
        ['app/one-message.test.tsx', 'is one alert that says why'],
        ['app/one-message.test.tsx', 'is not repeated beside the alert'],
      ],
    },
    R155: {
      isDecision: true,
      text: 'The alert header of a success is shown in words or not at all, never as a key or as an error.',
      provedBy: [
        ['core/http/success-text.test.ts', 'that holds %s is told in words or not at all'],
        ['app/one-message.test.tsx', 'is told in words where no screen tells of it'],
      ],
    },
    R156: {
      isDecision: true,
      text: 'A code without a translation shows the server’s own text, never a key.',
      provedBy: [
        ['core/http/server-text.test.ts', 'a refusal with any status is told by'],
        ['faults/hostile-messages.test.tsx', 'none too long and none a missing key'],
      ],
    },
    R157: {
      text: 'A failure without words is told by the text of its status: not reachable, not found, unknown.',
      provedBy: [['core/http/server-text.test.ts', 'a refusal with %s is told by the text of its status']],
    },
    R158: {
      text: 'An error of a single field is shown at the field and row it is about.',
      provedBy: [
        ['ui/form/rules.test.ts', 'errors stand at their own field and row'],
        ['browser/sections/diseases.spec.ts', 'a row of symptoms that the server refuses is told on that row'],
      ],
    },
    R159: {
      text: 'A 409 is told at the form in the section’s own words.',
      provedBy: [
        ['sections/application-pictures.test.tsx', 'of a name that exists are refused with the reason'],
        ['sections/symptoms.test.tsx', 'tell a conflict, keep what was typed'],
      ],
    },
    R160: {
      text: 'A refused save is told by the server’s words, or by “Error!” before the text of the failure.',
      provedBy: [
        ['core/http/server-text.test.ts', 'a refused save is told by'],
        ['sections/risk-factor.test.tsx', 'tell why the server refused a save'],
      ],
    },
    R161: {
      text: 'Alerts go after 1.5 s, or 6 s with a reason. The same text while its alert is shown is one message.',
      provedBy: [
        ['ui/feedback/timed-alert.test.tsx', 'goes when its time is over'],
        ['core/messages/messages.test.ts', 'the same text again %s, after %d ms'],
        ['browser/features/messages.spec.ts', 'a toast is kept too'],
      ],
    },
    R162: {
      text: 'Toasts appear at the top left and are kept in the message log.',
      provedBy: [
        ['app/shell-details.test.tsx', 'toasts stand at the top left'],
        ['browser/features/messages.spec.ts', 'a toast is kept too, counted'],
        ['browser/features/menus.spec.ts', 'toasts on show'],
      ],
    },
  },
};
