import type { Area } from './area';

export const shell: Area = {
  title: 'Menus, header and language',
  requirements: {
    R33: {
      isDecision: true,
      text: 'The menu of an account follows from its authorities: smart leaflet, flashcard, application admin, admin plus employee, admin, employee, in this order.',
      provedBy: [
        ['app/roles.test.tsx', 'has exactly its entries, in order'],
        ['app/menus.test.ts', 'the menu of %s'],
      ],
    },
    R34: {
      isDecision: true,
      text: 'An account that is both admin and application admin has both menus. A shorter menu takes no route away.',
      provedBy: [
        ['app/section-menu.test.tsx', 'calls no two entries alike where an account sees both menus'],
        ['app/roles.test.tsx', 'lets in exactly its accounts'],
      ],
    },
    R35: {
      isDecision: true,
      text: 'No menu shows an entry that the guard refuses to this account.',
      provedBy: [['app/menus.test.ts', 'no menu of any account shows an entry that the guard of its area refuses']],
    },
    R36: {
      text: 'The documentation of the API is in the menu only where the server offers it.',
      provedBy: [
        ['app/roles.test.tsx', 'has no docs and no gateway where the server offers none'],
        ['browser/features/nginx.spec.ts', 'documentation shows in its frame'],
      ],
    },
    R37: {
      isDecision: true,
      text: 'The routes of the gateway are shown, and are in the menu only where the server has some.',
      provedBy: [
        ['browser/sections/monitoring.spec.ts', 'docs and gateway stand in the menu where the server offers them'],
        ['app/roles.test.tsx', 'has no docs and no gateway where the server offers none'],
      ],
    },
    R38: {
      isDecision: true,
      text: 'The profile of the server is read from direct fields or from those of JHipster. The installation may name the environment instead.',
      provedBy: [
        ['lib/runtime-config.test.tsx', 'the ribbon of its profile'],
        ['app/shell-details.test.tsx', 'a ribbon names an environment that is not production'],
      ],
    },
    R39: {
      isDecision: true,
      text: 'The console is in Portuguese (default) and English, and changes in place. The browser’s choice wins over the account’s language until the settings are saved.',
      provedBy: [
        ['browser/features/language.spec.ts', 'switching keeps the form'],
        ['browser/features/shell.spec.ts', 'changes the language in place'],
      ],
    },
    R40: {
      text: 'Every text is there in both languages, with the same parameters.',
      provedBy: [
        ['checks/i18n.test.ts', 'both locales have the same keys'],
        ['checks/i18n.test.ts', 'both locales have the same parameters'],
        ['app/screens.test.tsx', 'every text of the public screen %s is there'],
      ],
    },
    R41: {
      text: 'The language menu is shown where there is a choice; the account menu follows from being signed in.',
      provedBy: [['browser/features/menus.spec.ts', 'the open account menu and locale menu']],
    },
    R42: {
      text: 'Home welcomes a visitor, and leads a signed-in person to their sections.',
      provedBy: [
        ['app/home.test.tsx', 'shows no records of sections that are not in the menu'],
        ['app/first-steps.test.tsx', 'reads at home in three lines'],
      ],
    },
    R43: {
      text: 'A ribbon in the header names the environment unless it is production.',
      provedBy: [['app/shell-details.test.tsx', 'a ribbon names an environment that is not production']],
    },
    R44: {
      text: 'A bar in the header shows while requests are on their way.',
      provedBy: [['app/shell-details.test.tsx', 'the loading bar shows while']],
    },
    R45: {
      text: 'In development Ctrl+H shows and hides the state of the store.',
      provedBy: [['app/shell-details.test.tsx', 'Ctrl+H shows the state of the store']],
    },
  },
};
