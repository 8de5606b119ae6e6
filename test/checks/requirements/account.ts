import type { Area } from './area';

export const account: Area = {
  title: 'Sign-in and the user’s own account',
  requirements: {
    R15: {
      text: 'The sign-in form has username, password and “remember me”. A failed attempt keeps the username, clears the password and shows the reason.',
      provedBy: [
        [
          'browser/features/shell.spec.ts',
          'a wrong password shows an error, keeps the user name and clears the password',
        ],
      ],
    },
    R16: {
      isDecision: true,
      text: 'A failed sign-in or password reset shows a different message for wrong credentials, for an account that is not activated, and for a server that does not respond.',
      provedBy: [
        ['account/account-failures.test.tsx', 'shows the message for its cause: %s'],
        [
          'account/account-failures.test.tsx',
          'a user whose account is not activated sees a message, and the token is removed',
        ],
      ],
    },
    R17: {
      text: 'The token is stored in local storage with “remember me”, otherwise in session storage, and never in both.',
      provedBy: [
        [
          'browser/faults/faults-session.spec.ts',
          'fault 65: the token is stored in localStorage if the user chose to be remembered, otherwise in sessionStorage',
        ],
      ],
    },
    R18: {
      text: 'Every request to the API of the console carries the bearer token. No other request carries it.',
      provedBy: [
        ['lib/runtime-config.test.tsx', 'no request and no token is sent to %s'],
        ['lib/runtime-config.test.tsx', 'requests and the token are sent to that origin'],
      ],
    },
    R19: {
      text: 'Signing out removes the token and opens the root. Other tabs sign out too.',
      provedBy: [
        ['browser/features/shell.spec.ts', 'changes the language in place, and signs out'],
        [
          'browser/faults/recovery.spec.ts',
          'fault 69: signing out in one tab asks first, signs out the other tab and keeps its unsaved form',
        ],
      ],
    },
    R20: {
      text: 'A 401 or 403 response ends the session, removes the token and opens the sign-in dialog.',
      provedBy: [
        [
          'browser/faults/faults-session.spec.ts',
          'fault 4: when the session ends while a form has unsaved text, one sign-in dialog opens and the text remains',
        ],
        ['core/responses/lookup-failed.test.ts', 'a lookup that ends the session keeps its original error'],
      ],
    },
    R21: {
      isDecision: true,
      text: 'A form stays on the page while the user signs in again after the session ended. The same user finds every character unchanged. A different user sees nothing of the form, and nothing of it is sent in the name of that user.',
      provedBy: [
        ['browser/faults/session-in-place.spec.ts', 'the session ends at a save'],
        [
          'account/unsaved-settings.test.tsx',
          'keep the typed text when the session ends at Save, and can be saved after the sign-in',
        ],
        [
          'browser/faults/faults-session.spec.ts',
          'fault 5: another user who signs in does not see the text and is not offered the draft',
        ],
        [
          'browser/faults/session-in-place.spec.ts',
          'B2: when another user signs in in another tab, an open form asks its user to sign in and saves as that user',
        ],
      ],
    },
    R22: {
      isDecision: true,
      text: 'A 403 response that is caused by one missing authority loses no work.',
      provedBy: [
        [
          'faults/saves.test.tsx',
          'faults 1, 3, 6, 8, 11, 12, 14, 15, 19: keeps typed text at failed saves, sends nothing by itself, and can be saved',
        ],
        ['app/shell/one-message.test.tsx', 'fault 116: with status 403 shows one message and one sign-in dialog'],
      ],
    },
    R23: {
      isDecision: true,
      text: 'A 401 response to the first account request of a visitor shows no message. The console makes no request that the account is not allowed to make.',
      provedBy: [
        [
          'browser/faults/faults-session.spec.ts',
          'fault 61: an expired token causes at most two account requests and no toast, and sign-in returns to the list',
        ],
        ['app/start/start.test.tsx', 'rows that the account is not allowed to see are not requested'],
      ],
    },
    R24: {
      isDecision: true,
      text: 'Prefetches and menu requests never sign the user out and never show a message.',
      provedBy: [
        ['app/start/background-calls.test.tsx', 'that fails with %i does not sign the user out or create a message'],
      ],
    },
    R25: {
      text: 'Registration requires a login, an e-mail address and a confirmed password.',
      provedBy: [
        ['browser/features/account.spec.ts', 'fault 28: register an account and activate it with one request each'],
        ['account/account-failures.test.tsx', 'shows different messages for no response, status 503 and a refusal'],
      ],
    },
    R26: {
      isDecision: true,
      text: 'Activation runs when the page loads, with the key from the URL. Without a key it fails, and no request is sent.',
      provedBy: [
        [
          'browser/features/account.spec.ts',
          'show an error and send no request when the activation key or the reset key is missing',
        ],
        ['browser/features/account.spec.ts', 'fault 28: register an account and activate it with one request each'],
      ],
    },
    R27: {
      text: 'A user resets a forgotten password with a key that is sent by e-mail, on a separate page without the header.',
      provedBy: [
        [
          'browser/features/account.spec.ts',
          'fault 73: reject an unknown e-mail, set a password by its key, and remove the key from the URL and the history',
        ],
      ],
    },
    R28: {
      isDecision: true,
      text: 'The settings are merged into the account that is loaded when the page opens. The whole account is sent.',
      provedBy: [
        [
          'account/settings.test.tsx',
          'with %s is sent completely: the edited field has its new value, and all other fields are unchanged',
        ],
        ['browser/features/account.spec.ts', 'send the settings merged into the account, and change the password'],
      ],
    },
    R29: {
      text: 'Users change their own password and must enter the current password.',
      provedBy: [
        ['browser/features/account.spec.ts', 'send the settings merged into the account, and change the password'],
        [
          'account/account-failures.test.tsx',
          'a password change without a response shows that the server cannot be reached',
        ],
      ],
    },
    R30: {
      isDecision: true,
      text: 'The strength of a password depends on its length and its character classes. Short and simple passwords have a maximum score. There are five levels.',
      provedBy: [['account/password/password-strength.test.ts', 'scores %i and reaches level %i']],
    },
    R31: {
      isDecision: true,
      text: 'Account forms enforce their limits: login 1–50 characters (letters, digits and `_.@-`), names up to 50, e-mail 5–254, password 4–50.',
      provedBy: [
        ['account/register.test.tsx', 'with %s shows an error at the field and is not sent'],
        ['account/register.test.tsx', 'with values at the length limits is sent with the language of the console'],
        ['sections/user-application.test.tsx', 'requires a name, a login and a valid e-mail'],
        ['browser/sections/user-management.spec.ts', 'creates, shows, edits and deletes a user'],
      ],
    },
    R32: {
      text: 'Users cannot delete their own account or change its authorities.',
      provedBy: [
        ['browser/sections/user-management.spec.ts', 'fault 27: prevents admins from deleting their own account'],
        [
          'sections/user-management.test.tsx',
          'the list disables deactivation, authorities and deletion for the account of the signed-in user',
        ],
      ],
    },
  },
};
