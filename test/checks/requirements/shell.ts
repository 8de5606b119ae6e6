import type { Area } from './area';

export const shell: Area = {
  title: 'Menus, header and language',
  requirements: {
    R33: {
      isDecision: true,
      text: 'The authorities of an account decide its menu, in this order: smart leaflet, flashcard, application admin, admin plus employee, admin, employee.',
      provedBy: [
        ['app/menu/roles.test.tsx', 'of %s has exactly the expected entries, in order'],
        ['app/menu/menus.test.ts', 'the menu of %s'],
      ],
    },
    R34: {
      isDecision: true,
      text: 'An account that is both admin and application admin has both menus. A shorter menu does not remove any route.',
      provedBy: [
        [
          'app/shell/section-menu.test.tsx',
          'has no two entries with the same name for an account that sees both menus',
        ],
        ['app/menu/roles.test.tsx', 'of %s admits only the permitted accounts:'],
      ],
    },
    R35: {
      isDecision: true,
      text: 'No menu shows an entry that the route guard refuses for this account.',
      provedBy: [
        ['app/menu/menus.test.ts', 'no combination of authorities has a menu entry that the guard of its area refuses'],
      ],
    },
    R36: {
      text: 'The menu contains the API documentation only if the server offers it.',
      provedBy: [
        ['app/menu/roles.test.tsx', 'has no docs and gateway entries when the server does not offer them'],
        ['browser/features/nginx.spec.ts', 'the API documentation is shown in its frame'],
      ],
    },
    R37: {
      isDecision: true,
      text: 'The gateway routes are shown. They are in the menu only if the server has gateway routes.',
      provedBy: [
        [
          'browser/sections/monitoring.spec.ts',
          'the menu contains the docs and the gateway when the server offers them',
        ],
        ['app/menu/roles.test.tsx', 'has no docs and gateway entries when the server does not offer them'],
      ],
    },
    R38: {
      isDecision: true,
      text: 'The profile of the server is read from its direct fields or from the fields of JHipster. The installation can name the environment instead.',
      provedBy: [
        ['lib/runtime-config.test.tsx', '%s: the API of this server is used, and no ribbon is set'],
        ['app/shell/shell-details.test.tsx', 'a ribbon names the environment when it is reported as non-production %s'],
      ],
    },
    R39: {
      isDecision: true,
      text: 'The console is available in Portuguese (default) and English, and switches in place. The choice in the browser takes precedence over the account’s language until the settings are saved.',
      provedBy: [
        [
          'browser/features/language.spec.ts',
          'B11: switching the language keeps the form, its errors, the route and typed text, and sends no request',
        ],
        ['browser/features/shell.spec.ts', 'changes the language in place'],
      ],
    },
    R40: {
      text: 'Every text exists in both languages, with the same parameters.',
      provedBy: [
        ['checks/i18n.test.ts', 'both locales have the same keys'],
        ['checks/i18n.test.ts', 'both locales have the same parameters'],
        ['app/routing/screens.test.tsx', 'the public screen %s has no missing texts'],
      ],
    },
    R41: {
      text: 'The language menu is shown if there is more than one language. The account menu depends on whether the user is signed in.',
      provedBy: [
        [
          'browser/features/menus.spec.ts',
          'the open account menu and the open language menu are accessible and fit the screen',
        ],
      ],
    },
    R42: {
      text: 'The home page welcomes a visitor and links a signed-in user to their sections.',
      provedBy: [
        ['app/home/home.test.tsx', 'shows no recent records of sections outside the menu and none of another account'],
        ['app/home/first-steps.test.tsx', 'sees three first steps on the home screen'],
      ],
    },
    R43: {
      text: 'A ribbon in the header names the environment unless it is production.',
      provedBy: [
        ['app/shell/shell-details.test.tsx', 'a ribbon names the environment when it is reported as non-production %s'],
      ],
    },
    R44: {
      text: 'A bar in the header is shown while requests are pending.',
      provedBy: [
        [
          'app/shell/shell-details.test.tsx',
          'the loading bar is shown while a request is pending and is hidden after the response',
        ],
      ],
    },
    R45: {
      text: 'In development, Ctrl+H shows and hides the state of the store.',
      provedBy: [['app/shell/shell-details.test.tsx', 'Ctrl+H shows the state of the store']],
    },
  },
};
