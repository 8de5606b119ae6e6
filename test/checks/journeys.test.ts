import { resolve } from 'node:path';
import { sections } from 'app/sections';
import { type Journey } from '../browser/support/journey';
import { editedFields, editedRecords, notesOn } from '../support/section-fields';
import { filesIn } from './files';

/** Sections whose records are not created and found in one list: `test/sections` proves them. */
const WITHOUT: Readonly<Record<string, string>> = {
  flashcards: 'they are saved with their disease',
  plans: 'they are only edited',
  'user-application': 'a customer is registered, and the edit is that of the subscription',
  'user-management': 'its list has no search',
};

/** Fields that the journey of a section does not enter, and why. */
const NOT_ENTERED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'medical-calculators': {
    evidenceText: 'it is the part of criteria',
    interpretationText: 'it is the part of criteria',
  },
  notification: { contentId: 'a notification opens a record or an address' },
  semiologies: {
    physicalExamContent: 'it is entered as the anamnesis',
    changesContent: 'it is entered as the anamnesis',
  },
};

const ADD_JOURNEY =
  'no journey creates and finds its records. Add one to a file of test/browser/sections, such as that of disease-synonym in diagnosis.spec.ts, or its reason to WITHOUT of test/checks/journeys.test.ts.';
const ADD_STEP =
  'the journey of the section does not enter it. Add a step to its fields in test/browser/sections, such as text(field, label, value), or the reason to NOT_ENTERED of test/checks/journeys.test.ts.';

const journeys: Journey[] = [];

/** Reads the journeys of the browser tests without running them. */
beforeAll(async () => {
  jest.doMock('../browser/support/session', () => ({ browserOfSuite: () => undefined }));
  jest.doMock('../browser/support/journey', () => ({ journeysIn: () => (one: Journey) => void journeys.push(one) }));
  const { it } = globalThis;
  globalThis.it = (() => undefined) as unknown as typeof it;
  for (const file of filesIn('test/browser/sections')) await import(resolve(file));
  globalThis.it = it;
});

const entered = ({ fields, besides = {} }: Journey) =>
  [...fields.flatMap(({ sends = {} }) => Object.keys(sends)), ...Object.keys(besides)].map(at => at.split('.')[0]);

test('a journey in the browser walks through every section in which records are created', () => {
  const created = sections.filter(({ newForms }) => newForms.length > 0).map(({ path }) => path);
  const known = [...Object.keys(WITHOUT), ...journeys.map(({ section }) => section)];
  expect(created.filter(path => !known.includes(path)).map(path => `${path}: ${ADD_JOURNEY}`)).toEqual([]);
});

test('a journey enters every field of its section', () => {
  const missing = editedRecords.flatMap(records => {
    const own = journeys.filter(({ section }) => section === records.path);
    const known = [...own.flatMap(entered), ...Object.keys(NOT_ENTERED[records.path] ?? {})];
    const left = own.length > 0 ? editedFields(records).filter(field => !known.includes(field)) : [];
    return notesOn(records, left, ADD_STEP);
  });
  expect(missing).toEqual([]);
});
