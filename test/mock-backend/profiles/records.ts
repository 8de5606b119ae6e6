import { isPlainObject } from '../../../src/lib/is-plain-object';
import { type JsonSchema } from '../../contract/openapi/json-schema';
import { type Fields, fieldsOf, isList, plain } from '../record-schema';
import { type Document } from '../resource';
import { type Variation, variationOfRecords } from './variation';

/** The records of the sections. What waits for release is none. */
const ANY_RECORD = /^(GET|POST|PUT) \/api\/(?!sync-resumes)/;

const isChoice = (schema: JsonSchema) => schema.enum !== undefined;

const isBase64 = (schema: JsonSchema) => schema.format === 'byte';

/** Changes the values of a record whose schemas are meant, at any depth. */
const mapValues = (
  fields: Fields,
  record: Document,
  isMeant: (schema: JsonSchema) => boolean,
  change: (value: unknown) => unknown,
): Document => {
  const valueOf = (schema: JsonSchema | undefined, value: unknown): unknown => {
    if (value === null || value === undefined) return value;
    const { properties, items, ...own } = plain(schema);
    if (isMeant(own)) return change(value);
    if (properties) return isPlainObject(value) ? mapValues(properties, value, isMeant, change) : value;
    return items && Array.isArray(value) ? value.map(item => valueOf(items, item)) : value;
  };
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, valueOf(fields[name], value)]));
};

const mapLists = (fields: Fields, record: Document, change: (list: unknown) => unknown): Document =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, isList(fields[name]) ? change(value) : value]),
  );

/** The record with null for each field that it lacks, at any depth. */
const withNulls = (fields: Fields, record: Document): Document => {
  const whole = (schema: JsonSchema, value: unknown): unknown => {
    const { properties, items } = plain(schema);
    if (properties && isPlainObject(value)) return withNulls(properties, value);
    if (items && Array.isArray(value)) return value.map(item => whole(items, item));
    return value ?? null;
  };
  const known = Object.entries(fields).map(([name, schema]) => [name, whole(schema, record[name])]);
  return { ...record, ...Object.fromEntries(known) };
};

/** Only some records are unusual, so that a list shows both kinds. They are chosen by id: always the same ones. */
const isEvery = (count: number, rest: number, { id }: Document) => Number(id) % count === rest;

const inLowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

const asObject = (value: unknown) => (typeof value === 'string' ? { id: 7, name: value } : value);

/** Records with parts that differ from the specification. */
export const RECORD_VARIATIONS = {
  enumerationsInLowerCase: variationOfRecords(
    'Plans, subscriptions and customers write their enumerations in lower case.',
    /^(GET|POST|PUT) \/api\/(plans|customers|subscriptions\/customer.*)$/,
    (record, request) => mapValues(fieldsOf(request), record, isChoice, inLowerCase),
  ),
  unknownEnumerationValues: variationOfRecords(
    'Every second record has values that no enumeration of the specification knows.',
    /^(GET|POST|PUT) \/api\/(groups|risk-factor|symptoms|semiologies|promotions|coupons|medicine-groups|editor-content)$/,
    (record, request) =>
      isEvery(2, 1, record) ? mapValues(fieldsOf(request), record, isChoice, () => 'SOMETHING_NEW') : record,
  ),
  categoriesAsObjects: variationOfRecords(
    'The category of a disease, a laboratory test and a score is an object with id and name.',
    /^(GET|POST|PUT) \/api\/(diseases|laboratories|medical-scores)$/,
    record => ('category' in record ? { ...record, category: asObject(record.category) } : record),
  ),
  textsNotBase64: variationOfRecords(
    'Every second record has long texts that are not Base64.',
    /^(GET|POST|PUT) \/api\/(?!application-pictures|groups)/,
    (record, request) =>
      isEvery(2, 0, record)
        ? mapValues(fieldsOf(request), record, isBase64, () => 'Texto simples, não é Base64.')
        : record,
  ),
  listsAsNull: variationOfRecords(
    'Every third record has null for its lists, except where it is read by its id or login.',
    /^(GET|POST|PUT) \/api\/(?!sync-resumes|users\/)([a-z-]+\/)*[a-z-]+$|^GET \/api\/interactions\/substance\//,
    (record, request) => (isEvery(3, 1, record) ? mapLists(fieldsOf(request), record, () => null) : record),
  ),
  listsAsObjects: variationOfRecords(
    'Every third record has an object in the place of each list.',
    ANY_RECORD,
    (record, request) => (isEvery(3, 2, record) ? mapLists(fieldsOf(request), record, () => ({})) : record),
  ),
  numericNames: variationOfRecords('Every third record has a number for its name.', ANY_RECORD, (record, request) =>
    isEvery(3, 0, record) && 'name' in record && 'name' in fieldsOf(request) ? { ...record, name: 12345 } : record,
  ),
  absentAsNull: variationOfRecords(
    'Records have null for each field that they lack, as Jackson writes them.',
    ANY_RECORD,
    (record, request) => withNulls(fieldsOf(request), record),
  ),
} satisfies Record<string, Variation>;
