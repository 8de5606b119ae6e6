import type { Area } from './area';

export const requests: Area = {
  title: 'Requests and responses',
  requirements: {
    R149: {
      text: 'The console makes the calls of the API and no others.',
      provedBy: [
        ['checks/contract.test.ts', 'names every call that is made'],
        ['checks/contract.test.ts', 'is made whole'],
      ],
    },
    R150: {
      text: 'One HTTP client sets base path, timeout and token, and refuses responses that are not what the call promises.',
      provedBy: [
        ['core/http/responses.test.ts', 'is no success'],
        ['checks/contract.test.ts', 'is of all requests'],
      ],
    },
    R151: {
      isDecision: true,
      text: 'One object, an array and a page are each read as a list; users and authorities in each of their shapes. What is sent has one shape.',
      provedBy: [
        ['core/http/responses.test.ts', 'one object, an array and a page are read as a list'],
        ['core/http/responses.test.ts', 'a bare array is a page with all there is'],
        ['sections/user-management-duck.test.ts', 'the names of the authorities that come as %s are read'],
        ['sections/sync-resume.test.tsx', 'shows its placeholder when the answer is'],
        ['sections/sync-resume.test.tsx', 'is shown and released when the answer is'],
      ],
    },
    R152: {
      isDecision: true,
      text: 'What is read from storage or the server and selects code is checked against known keys. A form opens whatever the record looks like.',
      provedBy: [
        ['faults/damaged-storage.test.tsx', 'the console starts, and the next start is clean'],
        ['faults/foreign-records.test.tsx', 'the list, the form and the pickers of $path open'],
      ],
    },
    R153: {
      isDecision: true,
      text: 'Setting a new password by its key sends the header `app-version: v2`.',
      provedBy: [['browser/features/account.spec.ts', 'a new password is asked for and set by its key']],
    },
  },
};
