import type { Area } from './area';

export const library: Area = {
  title: 'Medicines, laboratories and calculators',
  requirements: {
    R106: {
      text: 'Criteria, scores and calculators have a name, a formula, synonyms, texts and a flag that says whether they are free.',
      provedBy: [
        ['browser/sections/medical-scores.spec.ts', '%s are created, and open with the entered text after a reload'],
      ],
    },
    R107: {
      isDecision: true,
      text: 'Synonyms of criteria, scores, calculators and doses are typed words without an id, and each word occurs only once. Synonyms of laboratories, semiologies and procedures are records that the user selects.',
      provedBy: [
        [
          'sections/typed-words.test.tsx',
          'typed synonyms are sent without an id and only once each; remaining synonyms keep their id',
        ],
        ['sections/laboratories.test.tsx', 'accept a new synonym: the dialog creates it and selects it'],
        ['sections/illustrated-procedures.test.tsx', 'accept only existing synonyms'],
      ],
    },
    R108: {
      text: 'A calculator has parameters. Only parameters of the types TOGGLE and MULTI_SELECT have options. New parameters and options start with the code `novo`. The specific view is NONE unless another one is selected.',
      provedBy: [
        [
          'browser/sections/medical-calculators.spec.ts',
          'a calculator is created with parameters and options, and its parameters are reordered by buttons',
        ],
        ['features/medical/formula-hints.test.tsx', 'that still have the default value give a single hint'],
      ],
    },
    R109: {
      isDecision: true,
      text: 'Parameters and options are shown in the order of their numbers. They are renumbered from 1 to n when one is added, moved or removed.',
      provedBy: [
        [
          'sections/library-rows.test.tsx',
          'parameters and options of a calculator are renumbered from 1 after one is removed and one is added',
        ],
        [
          'sections/library-rows.test.tsx',
          'parameters and options received in any order are sorted by number, and a new one is added at the end',
        ],
      ],
    },
    R110: {
      text: 'A pediatric dose has a category, a leaflet, an input type, formulas by code, and a formula of at most 200 characters that checks the input.',
      provedBy: [
        [
          'browser/sections/pediatric-doses.spec.ts',
          'a pediatric dose is created with formulas reordered by keyboard, and opens with the entered values',
        ],
        ['sections/categories.test.tsx', 'a category of a dose'],
      ],
    },
    R111: {
      isDecision: true,
      text: 'An editor content keeps the digits of its content id (at most 200) and the name that the server gives it.',
      provedBy: [
        ['sections/editor-contents.test.tsx', 'send every digit of an id'],
        [
          'sections/editor-contents.test.tsx',
          'with an id of more than 200 digits show an error at the field and are not saved',
        ],
        [
          'sections/editor-contents.test.tsx',
          'show the name from the server and send it back unchanged, even when the type is changed',
        ],
      ],
    },
    R112: {
      text: 'The type of an editor content is selected in a dialog and can be cleared.',
      provedBy: [
        [
          'sections/editor-contents.test.tsx',
          'lose their type with the clear button; canceling the list of types changes nothing',
        ],
      ],
    },
    R113: {
      text: 'A leaflet has an availability flag, groups, substances, a text and commercial names.',
      provedBy: [
        [
          'browser/sections/medicine-leaflets.spec.ts',
          'a leaflet is created with commercial names, opens with the entered values after a reload, and is deleted',
        ],
      ],
    },
    R114: {
      text: 'A commercial name with commas or semicolons is split into several names. Their composition is the name of the leaflet, and each name is added only once.',
      provedBy: [
        [
          'browser/sections/medicine-leaflets.spec.ts',
          'a leaflet is created with commercial names, opens with the entered values after a reload, and is deleted',
        ],
        ['sections/library-rows.test.tsx', 'commercial names that are chosen before'],
      ],
    },
    R115: {
      isDecision: true,
      text: 'Commercial names are selected from those of all leaflets. Whole leaflets are selected from the list of leaflet heads (`medicine-leaflets-heads`).',
      provedBy: [
        ['sections/ducks.test.ts', 'the list %s is requested at %s, and has its own name and search length limit'],
        ['app/routing/calls.test.tsx', 'a search in the picker of a form field sends a request:'],
        [
          'browser/sections/medicine-leaflets.spec.ts',
          'a leaflet is created with commercial names, opens with the entered values after a reload, and is deleted',
        ],
      ],
    },
    R116: {
      isDecision: true,
      text: 'Commercial names get their composition from the name of the leaflet when it is saved. The type and the period of a subscription follow its plan.',
      provedBy: [
        [
          'sections/library-rows.test.tsx',
          'commercial names that are chosen before the leaflet is named get its name as their composition on save',
        ],
        [
          'sections/subscription.test.tsx',
          'gets the type and period of a chosen plan in upper case when the plan has them in lower case',
        ],
      ],
    },
    R117: {
      isDecision: true,
      text: 'Interactions are listed by primary substance. An interaction whose result has an id is saved with PUT, otherwise with POST. A delete uses the id of the result.',
      provedBy: [
        ['sections/interactions.test.tsx', 'that are new are sent without an id'],
        ['browser/sections/interactions.spec.ts', 'an interaction is created, viewed, edited and deleted'],
        ['sections/interactions.test.tsx', 'that are changed %s'],
        [
          'sections/interaction-model.test.ts',
          'gets its id from its result and its name from its substances and groups, and is encoded back unchanged',
        ],
      ],
    },
    R118: {
      text: 'An interaction needs a result and a conduct of at most 200 characters each.',
      provedBy: [
        ['sections/interaction-model.test.ts', 'needs a result and a conduct'],
        [
          'ui/form/text-limits.test.tsx',
          '%s accepts text up to its limit; one more character shows an error at the field and is not saved',
        ],
        ['browser/sections/interactions.spec.ts', 'an interaction is created, viewed, edited and deleted'],
      ],
    },
    R119: {
      text: 'All fields of medicine groups, laboratory groups and laboratories can be entered and are later shown as entered.',
      provedBy: [
        [
          'browser/sections/laboratory-groups.spec.ts',
          'a laboratory group is created, and opens with the entered values after a reload',
        ],
        [
          'browser/sections/laboratories.spec.ts',
          'a laboratory test is created, and opens with the entered values after a reload',
        ],
        [
          'browser/sections/medicine-groups.spec.ts',
          'a medicine group is created, opens with the entered values after a reload, and is deleted',
        ],
      ],
    },
    R120: {
      text: 'A semiology and an illustrated procedure keep each text in its part, and keep the order of the texts.',
      provedBy: [
        [
          'browser/sections/semiologies.spec.ts',
          'are created with a long text and its picture, found again, and deleted after confirmation',
        ],
        [
          'sections/illustrated-procedures.test.tsx',
          'keep the ids and positions of their contents, and a new content is added at the end',
        ],
      ],
    },
  },
};
