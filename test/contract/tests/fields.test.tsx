import { sections } from 'app/sections';
import { alternativesOf, plainSchema } from '../diff/resolve';
import { callOf } from '../probe/reads';
import { responseSchemaOf } from '../probe/response-schema';
import { ownDocument } from './own-document';

const document = ownDocument();

interface Model {
  shape?: object;
  /** For the section whose list shows other records than its form. */
  substanceShape?: object;
}

const described = (call: string) => {
  const schemas = alternativesOf(document, responseSchemaOf(document, call));
  const records = schemas.map(schema =>
    plainSchema(document, plainSchema(document, schema.properties?.content)?.items),
  );
  return records.flatMap(record => Object.keys(record?.properties ?? {}));
};

/** A form field that no list contains: the disease that is chosen for new flashcards. */
const OF_FORMS: Readonly<Record<string, string>> = { flashcards: 'disease' };

/** The shape of a section that defines none. */
const PLAIN = { id: true };

const listed = sections.flatMap(({ path, records }) => (records ? [[path, records.duck] as const] : []));

it.each(listed)('the document has every field that the console reads of the list of %s', async (path, duck) => {
  const { shape = PLAIN, substanceShape = shape } = (await import(`../../../src/sections/${path}/model`)) as Model;
  const fields = Object.keys(substanceShape).filter(name => name !== OF_FORMS[path]);
  const call = await callOf(() => duck.fetchPage());
  expect(described(call ?? '')).toEqual(expect.arrayContaining(fields));
});
