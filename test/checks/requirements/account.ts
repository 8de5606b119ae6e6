import type { Area } from './area';

export const account: Area = {
  title: 'Signing in and the own account',
  requirements: {
    R15: {
      text: 'Sign-in asks for username, password and “remember me”. A failed attempt keeps the name, empties the password and says why.',
      provedBy: [
        ['browser/features/shell.spec.ts', 'a wrong password is told, the name stays and the password is emptied'],
      ],
    },
    R16: {
      isDecision: true,
      text: 'A failed sign-in or password reset tells apart wrong credentials, an account that is not activated, and a server that does not answer.',
      provedBy: [
        ['account/account-failures.test.tsx', 'is told apart'],
        ['account/account-failures.test.tsx', 'an account that is not activated is told so'],
      ],
    },
    R17: {
      text: 'The token stays in local storage with “remember me”, else in session storage, and never in both.',
      provedBy: [['browser/faults/faults-session.spec.ts', 'the token is kept in one place only']],
    },
    R18: {
      text: 'Every request to the API of the console carries the bearer token, and no other request does.',
      provedBy: [
        ['lib/runtime-config.test.tsx', 'the token never goes to'],
        ['lib/runtime-config.test.tsx', 'calls and the token go there'],
      ],
    },
    R19: {
      text: 'Signing out removes the token and leads to the root. Other tabs follow.',
      provedBy: [
        ['browser/features/shell.spec.ts', 'changes the language in place, and signs out'],
        ['browser/faults/recovery.spec.ts', 'signing out in one tab signs the other out'],
      ],
    },
    R20: {
      text: 'A 401 or 403 ends the session, removes the token and opens the sign-in dialog.',
      provedBy: [
        ['browser/faults/faults-session.spec.ts', 'open one sign-in dialog'],
        ['core/http/lookup-failed.test.ts', 'a lookup that ended the session fails as such'],
      ],
    },
    R21: {
      isDecision: true,
      text: 'A form stays on the page while its session is renewed. The same person finds every character; somebody else sees nothing of it, and nothing of it is sent in their name.',
      provedBy: [
        ['browser/faults/session-in-place.spec.ts', 'the session ends at a save'],
        ['account/unsaved-settings.test.tsx', 'stay with it when the session ends at Save'],
        ['browser/faults/faults-session.spec.ts', 'somebody else who signs in sees nothing'],
        ['browser/faults/session-in-place.spec.ts', 'somebody else who signs in in another tab'],
      ],
    },
    R22: {
      isDecision: true,
      text: 'A 403 for one missing authority loses no work.',
      provedBy: [
        ['faults/saves.test.tsx', 'keeps what was typed, sends nothing by itself'],
        ['app/one-message.test.tsx', 'a 403 is one message and one sign-in'],
      ],
    },
    R23: {
      isDecision: true,
      text: 'The first account request of a visitor may answer 401 without a message. The console makes no request that the account may not make.',
      provedBy: [
        ['browser/faults/faults-session.spec.ts', 'asks for the account once, says nothing'],
        ['app/start.test.tsx', 'rows that the account may not see are not asked for'],
      ],
    },
    R24: {
      isDecision: true,
      text: 'Prefetches and menu requests never sign out and never show a message.',
      provedBy: [['app/background-calls.test.tsx', 'neither signs out nor says a word']],
    },
    R25: {
      text: 'Registration takes login, e-mail and a confirmed password.',
      provedBy: [
        ['browser/features/account.spec.ts', 'register and activate an account'],
        ['account/account-failures.test.tsx', 'tells a refusal from a server that is away'],
      ],
    },
    R26: {
      isDecision: true,
      text: 'Activation runs on load with the key of the address. Without a key it fails without a request.',
      provedBy: [
        ['browser/features/account.spec.ts', 'an activation without a key is told without a call'],
        ['browser/features/account.spec.ts', 'register and activate an account, each key sent once'],
      ],
    },
    R27: {
      text: 'A forgotten password is reset by an e-mailed key, on a page of its own without the header.',
      provedBy: [['browser/features/account.spec.ts', 'a new password is asked for and set by its key']],
    },
    R28: {
      isDecision: true,
      text: 'The settings are merged over the account that is loaded on open, and the whole account is sent.',
      provedBy: [
        ['account/settings.test.tsx', 'is sent whole'],
        ['browser/features/account.spec.ts', 'settings are merged over the account'],
      ],
    },
    R29: {
      text: 'A person changes the own password with the current one.',
      provedBy: [
        ['browser/features/account.spec.ts', 'and the password changes'],
        ['account/account-failures.test.tsx', 'a change of password that the server was away for'],
      ],
    },
    R30: {
      isDecision: true,
      text: 'The strength of a password follows its length and classes of characters, with the caps of short and simple ones, on five levels.',
      provedBy: [['account/password/password-strength.test.ts', 'scores %i and reaches level %i']],
    },
    R31: {
      isDecision: true,
      text: 'Account forms enforce their limits: login 1–50 of letters, digits and `_.@-`, names 50, e-mail 5–254, password 4–50.',
      provedBy: [
        ['account/register.test.tsx', 'is refused at its field, and nothing is sent'],
        ['account/register.test.tsx', 'at the limits is sent'],
        ['sections/user-application.test.tsx', 'an e-mail that looks like one'],
        ['browser/sections/user-management.spec.ts', 'creates, shows, edits and deletes a user'],
      ],
    },
    R32: {
      text: 'Nobody deletes the own account or changes its authorities.',
      provedBy: [['browser/sections/user-management.spec.ts', 'locks the own account']],
    },
  },
};
