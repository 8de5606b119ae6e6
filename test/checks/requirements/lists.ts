import type { Area } from './area';

export const lists: Area = {
  title: 'Lists',
  requirements: {
    R46: {
      text: 'The first screen of a section is its list, with search, total count, add, edit and delete.',
      provedBy: [
        ['crud/list/sorting.test.tsx', 'is kept for a search, for the next record and for the next page'],
        [
          'sections/disease-synonym.test.tsx',
          'are created in the form, and the list shows them with a success message',
        ],
        ['browser/faults/faults-network.spec.ts', 'fault 23: the list shows a record as the server stored it'],
      ],
    },
    R47: {
      text: 'A search starts when no key was pressed for 500 ms. It takes at most 1,000 characters (symptoms 100) and begins at page 1.',
      provedBy: [
        ['ui/table/search-box.test.tsx', 'a search starts when the text has not changed for 500 ms'],
        ['ui/table/search-box.test.tsx', 'a search accepts at most 1,000 characters'],
        ['crud/list/use-list.test.tsx', 'starts a search at page 1, and opens further pages of the search'],
        [
          'browser/faults/faults-network.spec.ts',
          'faults 32, 33: a search that is cleared at once sends no request, and a new search starts at page 1',
        ],
        ['sections/symptoms.test.tsx', 'accept at most 100 characters in the search field'],
      ],
    },
    R48: {
      isDecision: true,
      text: 'A search sends `name`, or the parameter of its resource: `normalizedName`, `code` or `user.email`. An empty search sends no parameter.',
      provedBy: [
        ['sections/user-application.test.tsx', 'are searched by e-mail'],
        ['sections/ducks.test.ts', 'the list %s is requested at %s'],
        ['app/routing/calls.test.tsx', 'a list sends the search in its address to the server:'],
        ['sections/illustrated-procedures.test.tsx', 'are searched and sorted by normalized name'],
      ],
    },
    R49: {
      isDecision: true,
      text: 'A parameter with several values repeats its key, without brackets.',
      provedBy: [['core/http/axios-interceptor.test.tsx', 'repeats its key, without brackets']],
    },
    R50: {
      isDecision: true,
      text: 'A list is requested in the sort order of its resource. Users are sorted by the column header that was pressed.',
      provedBy: [
        [
          'crud/list/sorting.test.tsx',
          'requests its default order, then ascending, descending and the default order again as the header is pressed',
        ],
        [
          'sections/administration.test.tsx',
          'are requested sorted by %s, from page 1, when that column header is pressed',
        ],
        ['lib/sorting.test.ts', 'with the sorting %j and the order %s, a click on %s requests %s'],
      ],
    },
    R51: {
      isDecision: true,
      text: 'A page has 20 rows, or 10 for interactions and 9 for synonym groups.',
      provedBy: [
        ['sections/synonym-group.test.tsx', 'are shown as cards with their words, nine per page'],
        ['crud/list/page-size.test.tsx', 'the list %s sends a request to %s for a first page of %s rows'],
        [
          'faults/records.test.tsx',
          'fault 38: when the server ignores the page size, the list shows 20 rows per page and its pages work',
        ],
      ],
    },
    R52: {
      text: 'The pager has at most five page buttons. It shows which rows are visible and how many rows there are.',
      provedBy: [
        ['ui/table/pager-window.test.ts', 'page %i of %i offers %p'],
        [
          'faults/records.test.tsx',
          'fault 38: when the server ignores the page size, the list shows 20 rows per page and its pages work',
        ],
      ],
    },
    R53: {
      isDecision: true,
      text: 'Page numbers start at 1 in the interface and at 0 in requests.',
      provedBy: [
        ['crud/list/page-size.test.tsx', 'the list %s sends a request to %s for a first page of %s rows'],
        ['core/redux/list-query.test.ts', 'is read as'],
        [
          'app/start/start.test.tsx',
          'the account and the rows of the list in the address are requested once, before the screen renders',
        ],
      ],
    },
    R54: {
      isDecision: true,
      text: 'A response that arrives after a newer query was sent is dropped. After the last row of the last page is deleted, the previous page is shown.',
      provedBy: [
        ['core/redux/crud-reducer.test.ts', 'fault 31: the response to an older query is ignored'],
        [
          'browser/features/list-state.spec.ts',
          'B3: only the last search response is shown, the saved row has focus, a reload sends one request, Back leaves',
        ],
        [
          'browser/faults/faults-network.spec.ts',
          'fault 34: deleting the only row of the last page shows the previous page',
        ],
      ],
    },
    R55: {
      isDecision: true,
      text: 'The page, the search and the sort order of a list are in its URL. Save, Back, Cancel, a reload and a shared link restore them.',
      provedBy: [
        [
          'browser/features/list-as-left.spec.ts',
          'B3: the list %s%s is restored after Cancel, Back, a reload of the form, and Save',
        ],
        [
          'core/redux/list-query.test.ts',
          'a written query is read back, without a sort order if the list has no sorting',
        ],
      ],
    },
    R56: {
      isDecision: true,
      text: 'A delete asks for confirmation in a dialog that names the record. Then a success alert is shown and the list is loaded again.',
      provedBy: [
        ['sections/semiologies.test.tsx', 'are deleted only after a confirmation dialog that names them'],
        ['sections/symptoms.test.tsx', 'are deleted only after a confirmation dialog that names them'],
      ],
    },
    R57: {
      text: 'Notifications, disease synonyms and risk factors are deleted without confirmation.',
      provedBy: [
        ['sections/notification.test.tsx', 'are deleted without a confirmation dialog'],
        ['sections/disease-synonym.test.tsx', 'are deleted at once'],
        ['sections/risk-factor.test.tsx', 'are deleted without a confirmation dialog'],
      ],
    },
    R58: {
      text: 'After a group, a leaflet or a medicine group is deleted, the dialog stays open for 2 s before the list is loaded again.',
      provedBy: [
        [
          'crud/list/delete-wait.test.tsx',
          'a record of %s is deleted after a confirmation, whose dialog stays open for about 2 s after the deletion',
        ],
      ],
    },
    R59: {
      text: 'A failed delete shows a message, and the row stays.',
      provedBy: [
        [
          'faults/lists.test.tsx',
          'faults 35, 37: that other records use remains, and the list shows an error and is requested again',
        ],
        [
          'sections/laboratory-groups.test.tsx',
          'that belong to another group are not deleted, and the list shows an error',
        ],
      ],
    },
    R60: {
      isDecision: true,
      text: 'Data that a screen shows without a pager is read page by page to the end.',
      provedBy: [
        ['crud/list/without-pager.test.tsx', 'The interactions of a substance are all shown when they arrive in pages'],
        ['core/http/all-rows.test.ts', 'is read to its end'],
      ],
    },
  },
};
