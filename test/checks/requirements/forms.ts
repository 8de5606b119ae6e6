import type { Area } from './area';

export const forms: Area = {
  title: 'Forms and saving',
  requirements: {
    R61: {
      text: 'Editing passes the record and the list’s position to the form. The title follows whether the record has an id.',
      provedBy: [
        ['crud/duplicate.test.tsx', 'opens the form as new'],
        ['crud/previous-next.test.tsx', 'lead through the list in its order'],
      ],
    },
    R62: {
      isDecision: true,
      text: 'A record without an id is sent by POST, one with an id by PUT.',
      provedBy: [
        ['sections/example.test.tsx', 'a new synonym is listed and stored'],
        ['sections/subscription.test.tsx', 'that is new is posted without an id'],
        ['crud/record-finder.test.tsx', 'where the saved record is marked'],
      ],
    },
    R63: {
      text: 'A save that worked returns to the list after 1.5 s, a symptom’s after 2 s. The list shows the success.',
      provedBy: [
        ['sections/symptoms.test.tsx', 'return to its list after 2 s'],
        ['sections/disease-synonym.test.tsx', 'announced on the list'],
      ],
    },
    R64: {
      text: 'A failed save shows an alert and keeps what was entered.',
      provedBy: [
        ['faults/saves.test.tsx', 'keeps what was typed'],
        ['browser/faults/faults-network.spec.ts', 'what a save failed for stays in the form'],
      ],
    },
    R65: {
      isDecision: true,
      text: 'Records and the records they refer to go back as they came, except where only `{id}` is sent.',
      provedBy: [
        ['faults/foreign-records.test.tsx', 'a save of $section without an edit sends what was received'],
        ['lib/records/records.test.ts', 'an unedited record goes back as it came'],
      ],
    },
    R66: {
      isDecision: true,
      text: 'A field that had a value and was emptied is sent as `null`, unless it has a default.',
      provedBy: [
        ['sections/emptied.test.tsx', 'sends each emptied field as null'],
        ['lib/records/record-to-send.test.ts', 'of a stored record goes as null'],
      ],
    },
    R67: {
      isDecision: true,
      text: 'A value outside its enumeration is shown as the server wrote it and kept on save. Case does not matter in comparing.',
      provedBy: [
        ['sections/plans.test.tsx', 'show values in lower case by their names and unknown ones as they came'],
        ['sections/illustrated-procedures.test.tsx', 'know the type of a content in lower case too'],
      ],
    },
    R68: {
      isDecision: true,
      text: 'A save that needs a lookup fails with a message, or keeps what was stored, when the lookup fails or is incomplete.',
      provedBy: [
        ['faults/lookups.test.tsx', 'is not sent while its lookup'],
        ['faults/lookups.test.tsx', 'are kept in the form, with a message'],
      ],
    },
    R69: {
      isDecision: true,
      text: 'What is typed during a save stays. The form then says that it is not saved, and stays open.',
      provedBy: [['faults/typing-during-save.test.tsx', 'stays when the save works, is said to be unsaved']],
    },
    R70: {
      isDecision: true,
      text: 'Before a record with long texts, cards or a group is overwritten, it is read again. A difference is shown field by field with three ways on.',
      provedBy: [
        ['faults/two-people.test.tsx', 'is shown field by field before it is overwritten'],
        ['faults/two-people.test.tsx', 'is opened as it is stored now, and what was typed is offered as a draft'],
      ],
    },
    R71: {
      isDecision: true,
      text: 'A draft belongs to one form in one tab. All drafts are offered, newest first. A save removes only its own, signing out only those of the account.',
      provedBy: [
        ['faults/draft-tabs.test.tsx', 'of new records are all offered, newest first'],
        ['faults/drafts.test.tsx', 'signing out asks first while something is unsaved'],
        ['features/drafts/drafts.test.tsx', 'of other accounts stay'],
      ],
    },
    R72: {
      isDecision: true,
      text: 'What was typed in the last second before a tab closes survives.',
      provedBy: [
        ['features/drafts/drafts.test.tsx', 'is read at once, and is in the database after the next start'],
        ['browser/faults/faults-delivery.spec.ts', 'a text typed the moment before the tab is put away'],
      ],
    },
    R73: {
      isDecision: true,
      text: 'Signing out leaves nothing in the browser that was loaded for the account.',
      provedBy: [
        ['app/home.test.tsx', 'signing out forgets the names of who signs out'],
        ['app/messages.test.tsx', 'is forgotten when one signs out'],
      ],
    },
    R74: {
      text: 'Content records need a name. Spaces alone are no name.',
      provedBy: [
        ['sections/disease-synonym.test.tsx', 'need a name, and spaces are none'],
        ['sections/laboratory-groups.test.tsx', 'need a name'],
        ['sections/risk-factor.test.tsx', 'need a name'],
        ['sections/synonym-group.test.tsx', 'need a name'],
      ],
    },
    R75: {
      isDecision: true,
      text: 'A promotion, notification or coupon may be sent empty, and a group needs no name.',
      provedBy: [
        ['sections/promotions.test.tsx', 'may be sent empty, with their defaults'],
        ['sections/groups.test.tsx', 'may be saved without a name'],
      ],
    },
    R76: {
      text: 'Most texts take 200 characters, formulas 5,000. A longer text is not cut: the field says so and nothing is sent.',
      provedBy: [
        ['ui/form/rules.test.ts', 'a text over its limit is refused and not cut'],
        ['sections/synonym-group.test.tsx', 'refuse a word of more than 200 characters'],
        ['ui/form/text-limits.test.tsx', 'takes as many characters as fit'],
      ],
    },
    R77: {
      text: 'Dialogs choose records by search, page by page, choose some of a few options, or ask before what cannot be undone.',
      provedBy: [
        ['ui/dialogs/picker.test.tsx', 'take one and close'],
        ['browser/features/keyboard.spec.ts', 'a dialog takes the focus, keeps it'],
        ['sections/user-authorities.test.tsx', 'offers what the other call knows'],
      ],
    },
    R78: {
      text: 'A dialog’s add button makes a record of the typed name where nothing matches.',
      provedBy: [
        ['ui/dialogs/picker.test.tsx', 'create what is not found with one request'],
        ['browser/features/pickers.spec.ts', 'what is not found is made of the typed name'],
      ],
    },
    R79: {
      text: 'What is chosen already, by id or a word by its name, is not added again.',
      provedBy: [
        ['browser/features/list-tools.spec.ts', 'what is there already changes nothing'],
        ['sections/synonym-group.test.tsx', 'a word of a name only once'],
      ],
    },
    R80: {
      isDecision: true,
      text: 'A duplicate drops every field that the server made of the original, at any depth.',
      provedBy: [
        ['crud/copies.test.ts', 'leaves out at any depth what the server made of the original'],
        ['crud/duplicate.test.tsx', 'saves a copy without any id'],
      ],
    },
  },
};
