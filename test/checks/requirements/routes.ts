import type { Area } from './area';

export const routes: Area = {
  title: 'Routes and access',
  requirements: {
    R1: {
      isDecision: true,
      text: 'The console uses hash URLs under any path and after any query string. The navigation state is kept on reload, Back and Forward.',
      provedBy: [
        ['browser/features/sub-path.spec.ts', 'the build works under a sub-path, opened as %p'],
        ['core/navigation/trail.test.tsx', 'that was reloaded knows the entries before the form'],
      ],
    },
    R2: {
      isDecision: true,
      text: 'A URL that cannot be decoded opens the home page, never a blank page.',
      provedBy: [
        ['browser/features/shell.spec.ts', 'shows a page, never a blank one'],
        [
          'browser/faults/faults-session.spec.ts',
          'fault 71: a malformed URL that is entered while the console is open leads to the home page, not to a blank page',
        ],
      ],
    },
    R3: {
      isDecision: true,
      text: 'The navigation state contains a record, never a list and never the bytes of a picture.',
      provedBy: [
        [
          'sections/application-pictures.test.tsx',
          'stored as PNG are shown and saved unchanged, and the navigation state contains no image data',
        ],
      ],
    },
    R4: {
      isDecision: true,
      text: 'Each section has the path segment of its resource. Its form is at `manage` and its long texts are at `manage/content`. The coupon form is at `coupon/manages`, and the subscription of a customer is at `user-application/subscription`.',
      provedBy: [
        ['app/sections.test.tsx', 'are registered once for each folder'],
        ['sections/coupon.test.tsx', 'are created in the form at /manages and then appear in the list'],
      ],
    },
    R5: {
      isDecision: true,
      text: 'A section that is in both menus is one screen under `/admin` and `/application-admin`. Its links and its return stay in the menu from which it was opened.',
      provedBy: [
        [
          'browser/sections/application-pictures.spec.ts',
          'application pictures are also in the administration, and saving returns there',
        ],
        [
          'sections/symptoms.test.tsx',
          'can be saved in the administration area too, and the form returns to its list after 2 s',
        ],
      ],
    },
    R6: {
      isDecision: true,
      text: 'A form that is opened without a record is the empty form of a new record.',
      provedBy: [
        [
          'sections/risk-factor.test.tsx',
          'apply to both genders by default, and the form shows the age range while the ages are typed',
        ],
        ['sections/promotions.test.tsx', 'can be saved empty, with the default values'],
      ],
    },
    R7: {
      text: 'A guarded area redirects a visitor to sign-in and then back to the requested URL.',
      provedBy: [
        [
          'browser/features/roles.spec.ts',
          'a visitor is redirected to sign-in, and then returns to the requested page',
        ],
        [
          'browser/features/shell.spec.ts',
          'a deep link opens after sign-in; an account without the role sees an error and sends no request for the list',
        ],
      ],
    },
    R8: {
      text: 'An area opens for accounts with one of its authorities. Other users see that they are not authorized, and nothing is requested.',
      provedBy: [
        ['app/menu/roles.test.tsx', 'of %s admits only the permitted accounts:'],
        ['browser/features/roles.spec.ts', 'fault 66: %s sees exactly its menu and can open exactly its areas'],
      ],
    },
    R9: {
      isDecision: true,
      text: 'One of the required authorities is enough. If no authority is required, any authority gives access. An account without authorities can open no guarded area and sees no menu except the account menu.',
      provedBy: [
        ['app/menu/roles.test.tsx', 'of %s admits only the permitted accounts:'],
        ['faults/drafts.test.tsx', 'fault 68: an account %s does not see the list, and the list is not requested'],
      ],
    },
    R10: {
      isDecision: true,
      text: '`/entity` is a guarded index of the sections that the account may open.',
      provedBy: [
        ['app/menu/roles.test.tsx', 'of %s admits only the permitted accounts:'],
        [
          'app/routing/screens.test.tsx',
          'a screen of $path has the correct breadcrumbs and page title, and no missing texts:',
        ],
      ],
    },
    R11: {
      isDecision: true,
      text: 'The URL to which the console returns after sign-in is always a path inside the console.',
      provedBy: [['browser/faults/faults-session.spec.ts', 'stays inside the console']],
    },
    R12: {
      isDecision: true,
      text: 'A path parameter that is empty, `.` or `..` is rejected before a request is made.',
      provedBy: [
        ['core/http/path-segment.test.ts', 'fault 111: %j is rejected as a path segment'],
        ['faults/paths.test.tsx', 'fault 111: requests no user and links to the list, with suffix %j'],
      ],
    },
    R13: {
      isDecision: true,
      text: 'The history contains at most one entry of a form. After save, delete or cancel, Back opens the page that was shown before the form.',
      provedBy: [
        ['faults/history.test.tsx', 'fault 104: does not open again with Back or Forward once it is $what'],
        [
          'faults/history-texts.test.tsx',
          'after the text and its form are saved, Back and Forward open neither of them',
        ],
      ],
    },
    R14: {
      isDecision: true,
      text: 'The heading and the browser title say which screen is open. The URL of a form names its record, and opening that URL finds the record again.',
      provedBy: [
        ['crud/record/record-address.test.ts', 'the address of %j identifies its record'],
        ['crud/record/record-finder.test.tsx', 'requests the list with the name once, and shows that record'],
        [
          'app/routing/screens.test.tsx',
          'a screen of $path has the correct breadcrumbs and page title, and no missing texts:',
        ],
      ],
    },
  },
};
