import type { Area } from './area';

export const library: Area = {
  title: 'Medicines, laboratories and calculators',
  requirements: {
    R106: {
      text: 'Criteria, scores and calculators have name, formula, synonyms, texts and whether they are free.',
      provedBy: [['browser/sections/medical-scores.spec.ts', '%s are entered and found as entered']],
    },
    R107: {
      isDecision: true,
      text: 'Synonyms of criteria, scores, calculators and doses are typed words without an id, each once; those of laboratories, semiologies and procedures are records that are chosen.',
      provedBy: [
        ['sections/typed-words.test.tsx', 'go without an id, each word once'],
        ['sections/laboratories.test.tsx', 'take a synonym that nobody knows yet'],
        ['sections/illustrated-procedures.test.tsx', 'take only synonyms that exist'],
      ],
    },
    R108: {
      text: 'A calculator has parameters with options; only TOGGLE and MULTI_SELECT have options. New ones begin with the code `novo`. The specific view is NONE unless one is chosen.',
      provedBy: [
        ['browser/sections/medical-calculators.spec.ts', 'a calculator is entered with parameters and options'],
        ['features/medical/formula-hints.test.tsx', 'that nobody has replaced are one hint'],
      ],
    },
    R109: {
      isDecision: true,
      text: 'Parameters and options stand in the order of their numbers, and are numbered 1 to n after adding, moving and removing.',
      provedBy: [
        ['sections/library-rows.test.tsx', 'are numbered from 1 after one is removed and one is added'],
        ['sections/library-rows.test.tsx', 'that come in any order stand in that of their numbers'],
      ],
    },
    R110: {
      text: 'A pediatric dose has category, leaflet, input type, a formula of at most 200 characters to check the input, and formulas by code.',
      provedBy: [
        ['browser/sections/pediatric-doses.spec.ts', 'a pediatric dose is entered, its formulas ordered by keyboard'],
        ['sections/categories.test.tsx', 'a category of a dose'],
      ],
    },
    R111: {
      isDecision: true,
      text: 'An editor content keeps the digits of its content id, at most 200, and the name that the server gives it.',
      provedBy: [
        ['sections/editor-contents.test.tsx', 'send every digit of an id'],
        ['sections/editor-contents.test.tsx', 'refuse an id of more than 200 digits'],
        ['sections/editor-contents.test.tsx', 'show the name as the server gives it'],
      ],
    },
    R112: {
      text: 'The type of an editor content is chosen in a dialog and can be cleared.',
      provedBy: [['sections/editor-contents.test.tsx', 'lose their type by the clear icon']],
    },
    R113: {
      text: 'A leaflet has availability, groups, substances, text and commercial names.',
      provedBy: [['browser/sections/medicine-leaflets.spec.ts', 'a leaflet is entered with commercial names']],
    },
    R114: {
      text: 'A commercial name with commas or semicolons becomes several, composed of the leaflet’s name, each name once.',
      provedBy: [
        ['browser/sections/medicine-leaflets.spec.ts', 'a leaflet is entered with commercial names'],
        ['sections/library-rows.test.tsx', 'commercial names that are chosen before'],
      ],
    },
    R115: {
      isDecision: true,
      text: 'Commercial names are picked from those of all leaflets, whole leaflets from the list of their heads.',
      provedBy: [
        ['sections/ducks.test.ts', 'the list of %s is asked for at %s'],
        ['app/calls.test.tsx', 'what a form offers to choose from is asked for and searched'],
        ['browser/sections/medicine-leaflets.spec.ts', 'a leaflet is entered with commercial names'],
      ],
    },
    R116: {
      isDecision: true,
      text: 'Commercial names take their composition from the leaflet’s name at save. A subscription’s type and period follow its plan.',
      provedBy: [
        ['sections/library-rows.test.tsx', 'are composed of it when it is saved'],
        ['sections/subscription.test.tsx', 'has the type and the period of the plan that is chosen'],
      ],
    },
    R117: {
      isDecision: true,
      text: 'Interactions are listed by primary substance. The id of the result decides between POST and PUT, and names what is deleted.',
      provedBy: [
        ['sections/interactions.test.tsx', 'that are new are sent without an id'],
        ['browser/sections/interactions.spec.ts', 'an interaction is entered, viewed, changed and deleted'],
        ['sections/interactions.test.tsx', 'that are changed %s'],
        ['sections/interaction-model.test.ts', 'is known by the id of its result'],
      ],
    },
    R118: {
      text: 'An interaction needs a result and a conduct of at most 200 characters.',
      provedBy: [
        ['sections/interaction-model.test.ts', 'needs a result and a conduct'],
        ['ui/form/text-limits.test.tsx', 'takes as many characters as fit'],
        ['browser/sections/interactions.spec.ts', 'an interaction is entered, viewed, changed and deleted'],
      ],
    },
    R119: {
      text: 'Medicine groups, laboratory groups and laboratories are entered with every field and found as entered.',
      provedBy: [
        ['browser/sections/laboratory-groups.spec.ts', 'a laboratory group is entered'],
        ['browser/sections/laboratories.spec.ts', 'a laboratory is entered'],
        ['browser/sections/medicine-groups.spec.ts', 'a medicine group is entered'],
      ],
    },
    R120: {
      text: 'A semiology and an illustrated procedure keep their texts by part, in their order.',
      provedBy: [
        ['browser/sections/semiologies.spec.ts', 'are written with a long text and its picture'],
        ['sections/illustrated-procedures.test.tsx', 'keep the ids and the place of their contents'],
      ],
    },
  },
};
