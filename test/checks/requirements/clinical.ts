import type { Area } from './area';

export const clinical: Area = {
  title: 'Diseases, symptoms and related content',
  requirements: {
    R90: {
      text: 'Content is free for everyone or restricted to subscribers. Its form says which.',
      provedBy: [['app/home/first-steps.test.tsx', 'who sees the record in the app']],
    },
    R91: {
      text: 'A disease has codes, a category, groups, risk factors, synonyms, symptoms, diagnostic variables and texts.',
      provedBy: [
        [
          'browser/sections/diseases.spec.ts',
          'are created with every field, and open with the entered values after a reload',
        ],
      ],
    },
    R92: {
      isDecision: true,
      text: 'The category of a disease is one of the group categories. The category of a laboratory or a score is a text of at most 200 characters.',
      provedBy: [
        [
          'sections/laboratories.test.tsx',
          'with a category of more than 200 characters show an error at the field and are not saved',
        ],
        [
          'browser/sections/diseases.spec.ts',
          'are created with every field, and open with the entered values after a reload',
        ],
        ['browser/sections/medical-scores.spec.ts', '%s are created, and open with the entered text after a reload'],
      ],
    },
    R93: {
      text: 'Each symptom occurs only once in a disease and has a numeric weight.',
      provedBy: [
        [
          'browser/sections/diseases.spec.ts',
          'an invalid weight and a repeated symptom show errors, and nothing is sent',
        ],
        ['sections/disease-model.test.ts', 'with a repeated symptom has an error at the second one'],
        ['sections/disease-model.test.ts', 'whose symptom has no numeric weight has an error there: %p'],
      ],
    },
    R94: {
      text: 'Empty values of regions and races are set to 1.',
      provedBy: [
        [
          'sections/diseases.test.tsx',
          'are saved with weight 1 for empty regions and races, null for a cleared weight, and the rest unchanged',
        ],
      ],
    },
    R95: {
      isDecision: true,
      text: 'Saving a disease with texts asks whether to release them now or later. “Now” saves the record as it is. “Later” first copies the texts into the fields for the pending release.',
      provedBy: [
        [
          'browser/sections/diseases.spec.ts',
          'are created with every field, and open with the entered values after a reload',
        ],
        ['sections/diseases.test.tsx', 'that are released %s'],
        ['browser/sections/diseases.spec.ts', 'a dismissed release dialog sends nothing'],
        ['faults/two-people.test.tsx', 'fault 117: to a disease opens the confirmation dialog before the release'],
        [
          'browser/features/changes.spec.ts',
          'B5: a disease with a pending text release is marked in the list, and its form shows the difference',
        ],
      ],
    },
    R96: {
      text: 'The sync resume lists everything that waits for release. A release sends only the id of the sync resume, shows the result, and loads the summary again after 1.5 s.',
      provedBy: [
        [
          'sections/sync-resume.test.tsx',
          'fault 25: is released only once by a double click, and then nothing is pending',
        ],
        [
          'sections/sync-resume.test.tsx',
          'fault 25: shows a failed release, and is requested again after 1.5 s while the reason is visible',
        ],
        ['ui/feedback/timed-alert.test.tsx', '%s closes when its time is over, and not a millisecond earlier'],
      ],
    },
    R97: {
      text: 'A symptom has gender, ages, pregnancy and obstetric fields, synonym groups, and a read-only list of its diseases.',
      provedBy: [
        [
          'browser/sections/symptoms.spec.ts',
          'are created with every field, found with the same values, and deleted after confirmation',
        ],
        ['sections/symptoms.test.tsx', 'list the linked diseases as read-only, and send them back unchanged'],
      ],
    },
    R98: {
      isDecision: true,
      text: 'The age-range sentence follows one table of cases. It is updated while the ages are typed.',
      provedBy: [
        ['features/medical/age-range.test.ts', 'the age range %j is shown as %s'],
        [
          'sections/risk-factor.test.tsx',
          'apply to both genders by default, and the form shows the age range while the ages are typed',
        ],
      ],
    },
    R99: {
      text: 'A risk factor has a name, a gender, a pregnancy flag and ages. The age range from the server is not changed.',
      provedBy: [
        [
          'browser/sections/risk-factor.spec.ts',
          'are created with every field, found with the same values, edited, and deleted without confirmation',
        ],
        ['sections/risk-factor.test.tsx', 'keep the age range from the server after an edit'],
      ],
    },
    R100: {
      text: 'A disease synonym has a name.',
      provedBy: [
        ['browser/sections/disease-synonym.spec.ts', 'are created, found, edited, and deleted without confirmation'],
      ],
    },
    R101: {
      isDecision: true,
      text: 'Synonym groups are cards, three in a row. Their words are existing or new words, and each name occurs only once. A new word is sent without an id.',
      provedBy: [
        [
          'browser/sections/synonym-group.spec.ts',
          'synonym groups are shown as three cards in a row and nine on a page',
        ],
        [
          'sections/synonym-group.test.tsx',
          'accept stored and new words, each name only once, and send new words without an id',
        ],
      ],
    },
    R102: {
      text: 'A group has a name, a category and child groups. It has a picture (gif, jpeg or png) only if it has a category.',
      provedBy: [
        [
          'browser/sections/groups.spec.ts',
          'are created with every field, found with the same values, edited, and deleted after confirmation',
        ],
        [
          'sections/groups.test.tsx',
          'accept a picture only with a category; its reference name defaults to the file name without extension',
        ],
        ['sections/groups.test.tsx', 'lose their picture when their category is cleared'],
      ],
    },
    R103: {
      isDecision: true,
      text: 'The flashcards of a disease are plain markdown. They are saved as the id and name of the disease with all its flashcards.',
      provedBy: [
        [
          'browser/sections/flashcards.spec.ts',
          'are created for a disease, reordered, unchanged after a reload, and removed',
        ],
        [
          'sections/flashcards.test.tsx',
          'of a new entry require a disease, and are sent with the pictures that their texts show',
        ],
      ],
    },
    R104: {
      text: 'Moving a flashcard renumbers all flashcards from 1 to n. An empty position becomes 1.',
      provedBy: [
        [
          'sections/flashcards.test.tsx',
          'move when their position changes: all are renumbered, the focus follows, and the move is announced',
        ],
        ['sections/flashcard-cards.test.ts', 'cards are numbered from 1 to n: %s'],
      ],
    },
    R105: {
      text: 'The question and the answer of a flashcard each take up to 5,000 characters.',
      provedBy: [
        [
          'sections/flashcards.test.tsx',
          'accept an answer of 5000 characters, and show an error at its field when it is longer',
        ],
      ],
    },
  },
};
