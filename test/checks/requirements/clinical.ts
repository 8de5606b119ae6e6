import type { Area } from './area';

export const clinical: Area = {
  title: 'Diseases, symptoms and related content',
  requirements: {
    R90: {
      text: 'Content is free for all or for subscribers only, and its form says which.',
      provedBy: [['app/first-steps.test.tsx', 'who sees the record in the app']],
    },
    R91: {
      text: 'A disease has its codes, category, groups, risk factors, synonyms, symptoms, diagnostic variables and texts.',
      provedBy: [['browser/sections/diseases.spec.ts', 'are entered with every field and found as entered']],
    },
    R92: {
      isDecision: true,
      text: 'A disease’s category is one of the groups’ categories. A laboratory’s and a score’s category is a text of at most 200 characters.',
      provedBy: [
        ['sections/laboratories.test.tsx', 'refuse a category of more than 200 characters'],
        ['browser/sections/diseases.spec.ts', 'are entered with every field'],
        ['browser/sections/medical-scores.spec.ts', '%s are entered and found as entered'],
      ],
    },
    R93: {
      text: 'Each symptom of a disease is named once and has a numeric weight.',
      provedBy: [
        ['browser/sections/diseases.spec.ts', 'rows without symptom or weight, and repeated ones, send nothing'],
        ['sections/disease-model.test.ts', 'whose symptom stands twice is told at the second one'],
        ['sections/disease-model.test.ts', 'whose symptom has no weight is told there'],
      ],
    },
    R94: {
      text: 'Values of regions and races are 1 where they are empty.',
      provedBy: [['sections/diseases.test.tsx', 'weigh 1 in each region and race that is empty']],
    },
    R95: {
      isDecision: true,
      text: 'Saving a disease with texts asks whether to release now, as it is, or later, with the texts copied to what waits for release.',
      provedBy: [
        ['browser/sections/diseases.spec.ts', 'are entered with every field'],
        ['sections/diseases.test.tsx', 'that are released %s'],
        ['browser/sections/diseases.spec.ts', 'a dismissed release dialog sends nothing'],
        ['faults/two-people.test.tsx', 'of a disease is asked about before its release'],
        ['browser/features/changes.spec.ts', 'a disease whose text waits for release is marked'],
      ],
    },
    R96: {
      text: 'The sync resume lists what waits for release. Releasing sends its id alone, tells how that ended, and loads the summary again after 1.5 s.',
      provedBy: [
        ['sections/sync-resume.test.tsx', 'is released once by a double click'],
        ['sections/sync-resume.test.tsx', 'tells a release that failed, and asks for the summary again after 1.5 s'],
        ['ui/feedback/timed-alert.test.tsx', 'goes when its time is over'],
      ],
    },
    R97: {
      text: 'A symptom has gender, ages, pregnancy and obstetrics, synonym groups, and a list of its diseases that is only read.',
      provedBy: [
        ['browser/sections/symptoms.spec.ts', 'are written with every field'],
        ['sections/symptoms.test.tsx', 'list the linked diseases to be read'],
      ],
    },
    R98: {
      isDecision: true,
      text: 'The age-range sentence follows one table of cases, and the ages while they are typed.',
      provedBy: [
        ['features/medical/age-range.test.ts', '%j reads %s'],
        ['sections/risk-factor.test.tsx', 'tell the age range while the ages are typed'],
      ],
    },
    R99: {
      text: 'A risk factor has name, gender, pregnancy and ages. The age range of the server is kept.',
      provedBy: [
        ['browser/sections/risk-factor.spec.ts', 'are written with every field'],
        ['sections/risk-factor.test.tsx', "keep the server's own age range"],
      ],
    },
    R100: {
      text: 'A disease synonym has a name.',
      provedBy: [['browser/sections/disease-synonym.spec.ts', 'are created, found, edited and deleted at once']],
    },
    R101: {
      isDecision: true,
      text: 'Synonym groups are cards, three in a row. Their words are chosen or new, by name once; a new word is sent without an id.',
      provedBy: [
        ['browser/sections/synonym-group.spec.ts', 'three cards stand in a row, nine on a page'],
        ['sections/synonym-group.test.tsx', 'send new ones without id'],
      ],
    },
    R102: {
      text: 'A group has name, category, child groups and, only with a category, a picture (gif, jpeg or png).',
      provedBy: [
        ['browser/sections/groups.spec.ts', 'are written with every field'],
        ['sections/groups.test.tsx', 'take a picture only with a category'],
        ['sections/groups.test.tsx', 'lose their picture with their category'],
      ],
    },
    R103: {
      isDecision: true,
      text: 'The cards of a disease are plain markdown, saved as the disease’s id and name with all its cards.',
      provedBy: [
        ['browser/sections/flashcards.spec.ts', 'are written for a disease, found as written'],
        ['sections/flashcards.test.tsx', 'of a new entry need a disease'],
      ],
    },
    R104: {
      text: 'Moving a card numbers all cards 1 to n. An empty position is 1.',
      provedBy: [
        ['sections/flashcards.test.tsx', 'change their position'],
        ['sections/flashcard-cards.test.ts', 'are numbered 1..n'],
      ],
    },
    R105: {
      text: 'Question and answer of a card take 5,000 characters each.',
      provedBy: [['sections/flashcards.test.tsx', 'hold 5000 characters in each text']],
    },
  },
};
