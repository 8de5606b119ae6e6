import { sections } from 'app/sections';
import { type Rules } from 'ui/form/rules';
import { callsOf } from '../openapi/calls';
import { OWN_DOCUMENT } from '../openapi/own-document';
import { callOf } from '../probe/reads';
import { recordSchema } from '../probe/record-schema';
import { addressesOf } from '../probe/screens';

type Record = { [field: string]: unknown };

interface Model {
  shape?: object;
  /** For the section whose list shows other records than its form. */
  substanceShape?: object;
  rules?: Rules<Record>;
  blank?: Record;
}

const modelOf = async (path: string) => (await import(`../../../src/sections/${path}/model`)) as Model;

/** A form field that no list contains: the disease that is chosen for new flashcards. */
const OF_FORMS: Readonly<{ [section: string]: string }> = { flashcards: 'disease' };

/** The list of the records that a form edits, where the section lists others. */
const EDITED: Readonly<{ [section: string]: string }> = {
  interactions: 'GET /api/interactions/substance/{substanceId}',
};

/** The shape of a section that defines none. */
const PLAIN = { id: true };

const listed = sections.flatMap(({ path, records }) => (records ? [[path, records.duck] as const] : []));

it.each(listed)('the document has every field that the console reads of the list of %s', async (path, duck) => {
  const { shape = PLAIN, substanceShape = shape } = await modelOf(path);
  const fields = Object.keys(substanceShape).filter(name => name !== OF_FORMS[path]);
  const { properties = {} } = recordSchema(await callOf(() => duck.fetchPage()));
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(fields));
});

const hasMessage = (error: unknown): boolean =>
  typeof error === 'string' || (typeof error === 'object' && error !== null && Object.values(error).some(hasMessage));

/** The fields for which the rules of a form report an error while the record is blank. Its lists may be empty. */
const requiredBy = (rules: Rules<Record>, blank: Record) =>
  Object.keys(rules).filter(field => !Array.isArray(blank[field]) && hasMessage(rules[field]?.(blank[field], blank)));

it.each(listed)('the document requires what the form of %s requires', async (path, duck) => {
  const { rules = {}, blank = {} } = await modelOf(path);
  const { required = [] } = recordSchema(EDITED[path] ?? (await callOf(() => duck.fetchPage())));
  expect([...required, OF_FORMS[path]]).toEqual(expect.arrayContaining(requiredBy(rules, blank)));
});

it('the document names only screens that the console has', () => {
  const OUTSIDE =
    /^(every screen|#\/|#\/(login|register|activate|account\/\w+|reset\/\w+)|#\/(application-)?admin\/.+)$/;
  const named = [...callsOf(OWN_DOCUMENT).values()].flatMap(({ operation }) => operation.tags ?? []);
  expect(named.flatMap(addressesOf).filter(address => !OUTSIDE.test(address))).toEqual([]);
});
