/**
 * The files of a new section, by the steps of CONTRIBUTING.md, "Add a section", with the disease synonyms as the
 * model. `adding-a-section.test.ts` follows them, so a file that is missing here would fail it.
 */

const LOCALES = ['i18n/pt-br', 'i18n/en'];

/** Copied, with the names of the new section in the path and in the text. */
export const COPIED: readonly string[] = [
  ...['index.ts', 'model.ts', 'duck.ts', 'list.tsx', 'manage.tsx'].map(file => `src/sections/disease-synonym/${file}`),
  ...LOCALES.flatMap(locale => [`${locale}/disease-synonym.json`, `${locale}/later/disease-synonym.json`]),
  'test/mock-backend/handlers/disease-synonym.ts',
  'test/mock-backend/seed/disease-synonyms.json',
  'test/sections/disease-synonym.test.tsx',
];

/** Each of their lines about the disease synonyms is repeated for the new section. */
export const REPEATED: readonly string[] = ['src/app/sections.ts', 'test/mock-backend/handlers/index.ts'];

/** The calls and the schemas of the disease synonyms are repeated for the new section. */
export const CALLS = 'test/openapi.json';

/** The entries of each account's menu, in order. */
export const MENUS = 'test/support/menus.ts';

/** What a person does in each section. The test of the disease synonyms is repeated for the new section. */
export const JOURNEYS = 'test/browser/sections/diagnosis.spec.ts';

/** Written by `npm run i18n`. */
export const WRITTEN: readonly string[] = LOCALES.flatMap(locale => [
  `${locale}/first-texts.ts`,
  `${locale}/later-texts.ts`,
]);
