import type { Area } from './area';

export const routes: Area = {
  title: 'Routes and access',
  requirements: {
    R1: {
      isDecision: true,
      text: 'The console uses hash URLs under any path and after any query. The navigation state survives reload, Back and Forward.',
      provedBy: [
        ['browser/features/sub-path.spec.ts', 'the build serves from a sub-path'],
        ['core/navigation/trail.test.tsx', 'that was reloaded knows what lies below the form'],
      ],
    },
    R2: {
      isDecision: true,
      text: 'An address that cannot be decoded leads home, never to a blank page.',
      provedBy: [
        ['browser/features/shell.spec.ts', 'shows a page, never a blank one'],
        ['browser/faults/faults-session.spec.ts', 'leads home, not to a blank page'],
      ],
    },
    R3: {
      isDecision: true,
      text: 'The navigation state holds a record, never a list and never the bytes of a picture.',
      provedBy: [['sections/application-pictures.test.tsx', 'the navigation state holds no picture']],
    },
    R4: {
      isDecision: true,
      text: 'Each section has the path segment of its resource. Its form is at `manage`, its long texts at `manage/content`, the coupon form at `coupon/manages`, a customer’s subscription at `user-application/subscription`.',
      provedBy: [
        ['app/sections.test.tsx', 'are registered once for each folder'],
        ['sections/coupon.test.tsx', 'saved at /manages'],
      ],
    },
    R5: {
      isDecision: true,
      text: 'A section of both menus is one screen under `/admin` and `/application-admin`. Its links and its return stay in the menu it was opened from.',
      provedBy: [
        ['browser/sections/application-pictures.spec.ts', 'stand in the administration too'],
        ['sections/symptoms.test.tsx', 'are saved from the administration area too'],
      ],
    },
    R6: {
      isDecision: true,
      text: 'A form that is opened without a record is the empty form of a new record.',
      provedBy: [
        ['sections/risk-factor.test.tsx', 'start for both genders'],
        ['sections/promotions.test.tsx', 'may be sent empty, with their defaults'],
      ],
    },
    R7: {
      text: 'A guarded area sends a visitor to sign-in and then back to the address they asked for.',
      provedBy: [
        ['browser/features/roles.spec.ts', 'a visitor who is not signed in'],
        ['browser/features/shell.spec.ts', 'a deep link leads back after signing in'],
      ],
    },
    R8: {
      text: 'An area opens for accounts with one of its authorities. Others read that they are not authorised, and nothing is requested.',
      provedBy: [
        ['app/roles.test.tsx', 'lets in exactly its accounts'],
        ['browser/features/roles.spec.ts', 'enters exactly its areas'],
      ],
    },
    R9: {
      isDecision: true,
      text: 'One of the required authorities is enough. An empty requirement lets in any authority. An account without authorities enters nothing and sees no menu.',
      provedBy: [
        ['app/roles.test.tsx', 'lets in exactly its accounts'],
        ['faults/drafts.test.tsx', 'is shown no screen and asks for nothing'],
      ],
    },
    R10: {
      isDecision: true,
      text: '`/entity` is a guarded index of the sections that the account may open.',
      provedBy: [
        ['app/roles.test.tsx', 'lets in exactly its accounts'],
        ['app/screens.test.tsx', 'a screen of $path says where one is'],
      ],
    },
    R11: {
      isDecision: true,
      text: 'The address to return to after sign-in is always a path inside the console.',
      provedBy: [['browser/faults/faults-session.spec.ts', 'stays inside the console']],
    },
    R12: {
      isDecision: true,
      text: 'A path parameter that is empty, `.` or `..` is refused before a request is made.',
      provedBy: [
        ['core/http/path-segment.test.ts', 'stands in no path'],
        ['faults/paths.test.tsx', 'asks for nobody and leads to the list'],
      ],
    },
    R13: {
      isDecision: true,
      text: 'The history holds at most one entry of a form. After save, delete or cancel, Back leads to what was there before the form.',
      provedBy: [
        ['faults/history.test.tsx', 'is not found again by Back or Forward'],
        ['faults/history-texts.test.tsx', 'that was saved with its form: neither is found again'],
      ],
    },
    R14: {
      isDecision: true,
      text: 'Heading and browser title say which screen is open. The address of a form names its record and finds it again.',
      provedBy: [
        ['crud/record-address.test.ts', 'names its record'],
        ['crud/record-finder.test.tsx', 'asks the list for its name once'],
        ['app/screens.test.tsx', 'says where one is'],
      ],
    },
  },
};
