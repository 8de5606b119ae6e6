import type { Area } from './area';

export const requests: Area = {
  title: 'Requests and responses',
  requirements: {
    R149: {
      text: 'The console makes the calls of the API and no other calls.',
      provedBy: [
        [
          'checks/contract.test.ts',
          'include every call that the console makes, except those that are listed with a reason',
        ],
        ['checks/contract.test.ts', 'are all made by the console, except those that are listed with a reason'],
      ],
    },
    R150: {
      text: 'One HTTP client sets the base path, the timeout and the token. It rejects responses that are not what the call promises.',
      provedBy: [
        ['core/responses/responses.test.ts', '%s is rejected in a successful response'],
        ['checks/contract.test.ts', 'covers all requests: those that are sent without axios are listed with a reason'],
      ],
    },
    R151: {
      isDecision: true,
      text: 'One object, an array and a page are each read as a list. Users and authorities are read in each of their shapes. What the console sends has one shape.',
      provedBy: [
        ['core/responses/responses.test.ts', 'one object, an array and a page are read as a list'],
        ['core/responses/responses.test.ts', 'a bare array is read as a page with all rows'],
        ['sections/user-management-duck.test.ts', 'the names of the authorities are read from %s'],
        ['sections/sync-resume.test.tsx', 'shows that nothing is pending when the response is %s'],
        ['sections/sync-resume.test.tsx', 'is shown and released when the response is %s'],
      ],
    },
    R152: {
      isDecision: true,
      text: 'A value that is read from storage or the server and selects code is checked against known keys. A form opens for a record of any shape.',
      provedBy: [
        [
          'faults/damaged-storage.test.tsx',
          'fault 112: the console starts with the default theme and language, and the damaged values are gone',
        ],
        ['faults/foreign-records.test.tsx', 'fault 113: the list, form and pickers of $path show no broken values'],
      ],
    },
    R153: {
      isDecision: true,
      text: 'The request that sets a new password with a key sends the header `app-version: v2`.',
      provedBy: [
        [
          'browser/features/account.spec.ts',
          'fault 73: reject an unknown e-mail, set a password by its key, and remove the key from the URL and the history',
        ],
      ],
    },
  },
};
