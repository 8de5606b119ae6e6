import type { Area } from './area';

export const forms: Area = {
  title: 'Forms and saving',
  requirements: {
    R61: {
      text: 'Editing passes the record and its position in the list to the form. The title depends on whether the record has an id.',
      provedBy: [
        [
          'crud/list/duplicate.test.tsx',
          'opens a new form that can be saved at once, sends no ids, and leaves the original unchanged',
        ],
        [
          'crud/form/previous-next.test.tsx',
          'open the records in list order, show the position, and send no request within a page',
        ],
      ],
    },
    R62: {
      isDecision: true,
      text: 'A record without an id is sent with POST, a record with an id with PUT.',
      provedBy: [
        ['sections/example.test.tsx', 'a new synonym is listed and stored'],
        ['sections/subscription.test.tsx', 'that is new is posted without an id'],
        [
          'crud/record/record-finder.test.tsx',
          'returns to the list filtered by that name, which shows the saved record',
        ],
      ],
    },
    R63: {
      text: 'A successful save returns to the list after 1.5 s, or after 2 s for a symptom. The list shows the success.',
      provedBy: [
        [
          'sections/symptoms.test.tsx',
          'can be saved in the administration area too, and the form returns to its list after 2 s',
        ],
        [
          'sections/disease-synonym.test.tsx',
          'are created in the form, and the list shows them with a success message',
        ],
      ],
    },
    R64: {
      text: 'A failed save shows an alert and keeps the entered values.',
      provedBy: [
        [
          'faults/saves.test.tsx',
          'faults 1, 3, 6, 8, 11, 12, 14, 15, 19: keeps typed text at failed saves, sends nothing by itself, and can be saved',
        ],
        [
          'browser/faults/faults-network.spec.ts',
          'fault 22: the error of a failed save stays in the form until the next edit',
        ],
      ],
    },
    R65: {
      isDecision: true,
      text: 'Records and the records that they reference are sent back unchanged, except where only `{id}` is sent.',
      provedBy: [
        ['faults/foreign-records.test.tsx', 'fault 113: $section is sent back as received, except for computed fields'],
        ['lib/records/records.test.ts', 'an unedited record is sent back unchanged, also after it was cloned'],
      ],
    },
    R66: {
      isDecision: true,
      text: 'A field that had a value and was cleared is sent as `null`, unless it has a default value.',
      provedBy: [
        ['sections/emptied.test.tsx', 'a form at $list sends cleared fields as null or empty text'],
        [
          'lib/records/record-to-send.test.ts',
          'an emptied value of a stored record is sent as null or as an empty text: %s',
        ],
      ],
    },
    R67: {
      isDecision: true,
      text: 'A value outside its enumeration is shown as the server sent it and is kept on save. Comparisons ignore case.',
      provedBy: [
        [
          'sections/plans.test.tsx',
          'show values in lower case by their names, unknown values unchanged, and send both back unchanged',
        ],
        [
          'sections/illustrated-procedures.test.tsx',
          'recognize a lowercase content type: the edited text keeps its position, and the type is sent unchanged',
        ],
      ],
    },
    R68: {
      isDecision: true,
      text: 'If a lookup that a save needs fails or is incomplete, the save fails with a message or keeps the stored value.',
      provedBy: [
        ['faults/lookups.test.tsx', 'fault 106: is not sent when its picture lookup %s'],
        [
          'faults/lookups.test.tsx',
          'fault 106: remain in the form with an error message when the list cannot be read completely',
        ],
      ],
    },
    R69: {
      isDecision: true,
      text: 'Text that is typed during a save is kept. After the save, the form stays open and says that this text is not saved.',
      provedBy: [
        [
          'faults/typing-during-save.test.tsx',
          'fault 107: remains after the save, is reported as unsaved, and is sent as an update at the next save',
        ],
      ],
    },
    R70: {
      isDecision: true,
      text: 'Before the console overwrites a record with long texts, the flashcards of a disease or a group, it reads the stored record again. It shows a difference field by field, with three ways to continue.',
      provedBy: [
        [
          'faults/two-people.test.tsx',
          'fault 117: shows the changed fields before it is overwritten, and "Save my version" sends the typed values',
        ],
        [
          'faults/two-people.test.tsx',
          'fault 117: opens as it is stored now when the user keeps the typed version as a draft, which is then offered',
        ],
      ],
    },
    R71: {
      isDecision: true,
      text: 'A draft belongs to one form in one tab. All drafts are offered, newest first. A save removes only the draft of its form. Signing out removes only the drafts of the account that signs out.',
      provedBy: [
        ['faults/draft-tabs.test.tsx', 'of new records are all offered, newest first'],
        [
          'faults/drafts.test.tsx',
          'fault 56: signing out with unsaved text asks for confirmation, then removes the drafts and the token',
        ],
        ['features/drafts/store/drafts.test.tsx', 'of other accounts stay'],
      ],
    },
    R72: {
      isDecision: true,
      text: 'Text that is typed in the last second before a tab closes is not lost.',
      provedBy: [
        [
          'features/drafts/store/drafts.test.tsx',
          'fault 109: can be read at once, and is moved to the database at the next start',
        ],
        [
          'browser/faults/faults-delivery.spec.ts',
          'fault 47: text typed just before the tab is hidden and closed is offered as a draft',
        ],
      ],
    },
    R73: {
      isDecision: true,
      text: 'After signing out, nothing that was loaded for the account remains in the browser.',
      provedBy: [
        ['app/home/home.test.tsx', 'fault 56: signing out deletes the recent records of this user only'],
        ['app/shell/messages.test.tsx', 'is removed when the user signs out'],
      ],
    },
    R74: {
      text: 'Content records need a name. A name that consists only of spaces is not valid.',
      provedBy: [
        [
          'sections/disease-synonym.test.tsx',
          'fault 83: are refused when the name has only spaces, and the name field gets the focus',
        ],
        ['sections/laboratory-groups.test.tsx', 'need a name'],
        ['sections/risk-factor.test.tsx', 'require a name'],
        ['sections/synonym-group.test.tsx', 'require a name'],
      ],
    },
    R75: {
      isDecision: true,
      text: 'A promotion, a notification or a coupon may be sent empty. A group does not need a name.',
      provedBy: [
        ['sections/promotions.test.tsx', 'can be saved empty, with the default values'],
        ['sections/groups.test.tsx', 'can be saved without a name in the administration area'],
      ],
    },
    R76: {
      text: 'Most texts take up to 200 characters, formulas up to 5,000. A longer text is not cut: the field shows an error and nothing is sent.',
      provedBy: [
        ['ui/form/rules.test.ts', 'fault 82: a text longer than its limit is refused and not truncated'],
        ['sections/synonym-group.test.tsx', 'reject a word of more than 200 characters'],
        [
          'ui/form/text-limits.test.tsx',
          '%s accepts text up to its limit; one more character shows an error at the field and is not saved',
        ],
      ],
    },
    R77: {
      text: 'Dialogs have three uses: to select records by search, page by page; to select some of a few options; to ask for confirmation before an action that cannot be undone.',
      provedBy: [
        ['crud/options/picker.test.tsx', 'select one record, close, and return the focus to their button'],
        [
          'browser/features/keyboard.spec.ts',
          'B8: a dialog takes the focus, traps it, closes with Esc and returns the focus to its opener',
        ],
        [
          'sections/user-authorities.test.tsx',
          'offers the authorities of the fallback request, and sends a newly checked one with those held',
        ],
      ],
    },
    R78: {
      text: 'If no record matches, the add button of a dialog creates a record with the typed name.',
      provedBy: [
        [
          'crud/options/picker.test.tsx',
          'create a record that is not found with one request, and stay open when “select several” is checked',
        ],
        [
          'browser/features/pickers.spec.ts',
          'B9: a name that is not found is created with one request, and the record from the response is chosen',
        ],
      ],
    },
    R79: {
      text: 'An item that is already selected is not added again. Items are compared by id, words by name.',
      provedBy: [
        [
          'browser/features/list-tools.spec.ts',
          'add several options without reopening, and ignore options that are already added',
        ],
        [
          'sections/synonym-group.test.tsx',
          'accept stored and new words, each name only once, and send new words without an id',
        ],
      ],
    },
    R80: {
      isDecision: true,
      text: 'A duplicate omits every field that the server generated for the original, at any depth.',
      provedBy: [
        [
          'crud/record/copies.test.ts',
          'leaves out server-generated fields at any depth, but keeps those of other records',
        ],
        [
          'crud/list/duplicate.test.tsx',
          'opens a new form that can be saved at once, sends no ids, and leaves the original unchanged',
        ],
      ],
    },
  },
};
