import type { Area } from './area';

export const lists: Area = {
  title: 'Lists',
  requirements: {
    R46: {
      text: 'A section begins with its list: search, total count, add, edit and delete.',
      provedBy: [
        ['crud/sorting.test.tsx', 'stays for the next page, for a search'],
        ['sections/disease-synonym.test.tsx', 'are created from the form and announced on the list'],
        ['browser/faults/faults-network.spec.ts', 'the list shows what the server made of a record'],
      ],
    },
    R47: {
      text: 'A search waits for 500 ms without a key, takes at most 1,000 characters (symptoms 100), and begins at page 1.',
      provedBy: [
        ['ui/table/search-box.test.tsx', 'a search waits until no key was pressed for 500 ms'],
        ['ui/table/search-box.test.tsx', 'a search takes 1,000 characters at most'],
        ['crud/use-list.test.tsx', 'searches from page 1'],
        ['browser/faults/faults-network.spec.ts', 'a search that is cleared at once asks nothing'],
        ['sections/symptoms.test.tsx', 'are searched by at most 100 characters'],
      ],
    },
    R48: {
      isDecision: true,
      text: 'A search sends `name`, or the parameter of its resource: `normalizedName`, `code`, `user.email`. An empty search sends none.',
      provedBy: [
        ['sections/user-application.test.tsx', 'are searched by e-mail'],
        ['sections/coupon.test.tsx', 'are searched by code'],
        ['sections/illustrated-procedures.test.tsx', 'are asked for by normalized name'],
      ],
    },
    R49: {
      isDecision: true,
      text: 'A parameter with several values repeats its key, without brackets.',
      provedBy: [['core/http/axios-interceptor.test.tsx', 'repeats its key, without brackets']],
    },
    R50: {
      isDecision: true,
      text: 'A list is asked for in the order of its resource. Users follow the column header that was pressed.',
      provedBy: [
        ['crud/sorting.test.tsx', 'asks for its own order, then as the head says'],
        ['sections/administration.test.tsx', 'are asked for by %s from page 1 when that head is pressed'],
        ['core/redux/sorting.test.ts', 'a press on %s asks for'],
      ],
    },
    R51: {
      isDecision: true,
      text: 'A page has 20 rows, of interactions 10, of synonym groups 9.',
      provedBy: [
        ['sections/synonym-group.test.tsx', 'stand as cards with their words, nine a page'],
        ['crud/page-size.test.tsx', 'for the first page of %s rows'],
        ['faults/records.test.tsx', 'of a server that ignores the size'],
      ],
    },
    R52: {
      text: 'The pager has at most five page buttons and says which rows of how many are shown.',
      provedBy: [
        ['ui/table/pager-window.test.ts', 'page %i of %i offers %p'],
        ['faults/records.test.tsx', 'of a server that ignores the size'],
      ],
    },
    R53: {
      isDecision: true,
      text: 'Pages count from 1 for people and from 0 in requests.',
      provedBy: [
        ['crud/page-size.test.tsx', 'for the first page'],
        ['core/redux/list-query.test.ts', 'is read as'],
        ['app/start.test.tsx', 'the rows of the addressed list are asked for'],
      ],
    },
    R54: {
      isDecision: true,
      text: 'An answer that arrives after a newer question is dropped. Deleting the last row of the last page shows the page before it.',
      provedBy: [
        ['core/redux/crud-reducer.test.ts', 'an answer to an older question is dropped'],
        ['browser/features/list-state.spec.ts', 'the answer to the last text stays'],
        ['browser/faults/faults-network.spec.ts', 'deleting the last row of the last page'],
      ],
    },
    R55: {
      isDecision: true,
      text: 'Page, search and order of a list are in its URL. Save, Back, Cancel, a reload and a shared link restore them.',
      provedBy: [
        ['browser/features/list-as-left.spec.ts', 'is found as it was left after Cancel'],
        ['core/redux/list-query.test.ts', 'what is written is read back'],
      ],
    },
    R56: {
      isDecision: true,
      text: 'A delete asks first in a dialog that names the record. Then a success alert is shown and the list is loaded again.',
      provedBy: [
        ['sections/semiologies.test.tsx', 'are deleted only after a question that names them'],
        ['sections/symptoms.test.tsx', 'are deleted only after a question that names them'],
      ],
    },
    R57: {
      text: 'Notifications, disease synonyms and risk factors are deleted without a question.',
      provedBy: [
        ['sections/notification.test.tsx', 'are deleted at once'],
        ['sections/disease-synonym.test.tsx', 'are deleted at once'],
        ['sections/risk-factor.test.tsx', 'are deleted at once'],
      ],
    },
    R58: {
      text: 'After the delete of a group, a leaflet or a medicine group the dialog stays for 2 s before the list is loaded again.',
      provedBy: [
        ['sections/groups.test.tsx', 'are deleted after a question whose dialog stays for 2 s'],
        [
          'browser/sections/medicine-leaflets.spec.ts',
          'a leaflet is entered with commercial names, found as entered and deleted after a wait',
        ],
      ],
    },
    R59: {
      text: 'A failed delete is told, and the row stays.',
      provedBy: [
        ['faults/lists.test.tsx', 'that others need stays'],
        ['sections/laboratory-groups.test.tsx', 'are not deleted, and the list says so'],
      ],
    },
    R60: {
      isDecision: true,
      text: 'What a screen shows without a pager is read page by page to its end.',
      provedBy: [
        ['crud/without-pager.test.tsx', 'answered as a page are all shown'],
        ['core/http/all-rows.test.ts', 'is read to its end'],
      ],
    },
  },
};
