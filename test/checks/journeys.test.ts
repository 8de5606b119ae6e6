import { readFileSync } from 'node:fs';
import { sections } from 'app/sections';
import { filesIn } from './files';

/** Sections whose records are not created and found in one list: `test/sections` proves them. */
const WITHOUT = {
  flashcards: 'they are saved with their disease',
  plans: 'they are only edited',
  'user-application': 'a customer is registered, and the edit is that of the subscription',
  'user-management': 'its list has no search',
};

const walked = filesIn('test/browser/sections').flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:section: |formula\()'([\w-]+)'/g)].map(([, section]) => section),
);

test('a journey in the browser walks through every section in which records are created', () => {
  const withForm = sections.filter(({ newForms }) => newForms.length > 0).map(({ path }) => path);
  expect([...walked, ...Object.keys(WITHOUT)].sort()).toEqual([...new Set([...withForm, 'plans'])].sort());
});
