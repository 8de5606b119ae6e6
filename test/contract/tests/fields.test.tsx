import { sections } from 'app/sections';
import { substanceShape } from 'sections/interactions/record';
import { type Rules } from 'ui/form/rules';
import { definitionOf } from '../../support/record-definition';
import { callsOf } from '../openapi/calls';
import { OWN_DOCUMENT } from '../openapi/own-document';
import { callOf } from '../probe/reads';
import { recordSchema } from '../probe/record-schema';
import { addressesOf } from '../probe/screens';

type Record = { [field: string]: unknown };

/** A form field that no list contains: the disease that is chosen for new flashcards. */
const OF_FORMS: Readonly<{ [section: string]: string }> = { flashcards: 'disease' };

/** The list of the records that a form edits, where the section lists others. */
const EDITED: Readonly<{ [section: string]: string }> = {
  interactions: 'GET /api/interactions/substance/{substanceId}',
};

/** The shape of the rows of a list that shows other records than its form. */
const LISTED_SHAPES: Readonly<{ [section: string]: object }> = { interactions: substanceShape };

/** The shape of a section that defines none. */
const PLAIN = { id: true };

const listed = sections.flatMap(({ path, records }) => (records ? [[path, records.duck] as const] : []));

it.each(listed)('the document has every field that the console reads of the list of %s', async (path, duck) => {
  const { shape = PLAIN } = await definitionOf(path);
  const fields = Object.keys(LISTED_SHAPES[path] ?? shape).filter(name => name !== OF_FORMS[path]);
  const { properties = {} } = recordSchema(await callOf(() => duck.fetchPage()));
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(fields));
});

const hasMessage = (error: unknown): boolean =>
  typeof error === 'string' || (typeof error === 'object' && error !== null && Object.values(error).some(hasMessage));

/** The fields for which the rules of a form report an error while the record is blank. Its lists may be empty. */
const requiredBy = (rules: Rules<Record>, blank: Record) =>
  Object.keys(rules).filter(field => !Array.isArray(blank[field]) && hasMessage(rules[field]?.(blank[field], blank)));

it.each(listed)('the document requires what the form of %s requires', async (path, duck) => {
  const { rules = {}, blank = {} } = await definitionOf(path);
  const { required = [] } = recordSchema(EDITED[path] ?? (await callOf(() => duck.fetchPage())));
  expect([...required, OF_FORMS[path]]).toEqual(expect.arrayContaining(requiredBy(rules, blank)));
});

it('the document names only screens that the console has', () => {
  const OUTSIDE =
    /^(every screen|#\/|#\/(login|register|activate|account\/\w+|reset\/\w+)|#\/(application-)?admin\/.+)$/;
  const named = [...callsOf(OWN_DOCUMENT).values()].flatMap(({ operation }) => operation.tags ?? []);
  expect(named.flatMap(addressesOf).filter(address => !OUTSIDE.test(address))).toEqual([]);
});
