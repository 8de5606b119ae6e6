import { isPlainObject } from 'lib/is-plain-object';
import { joined } from '../diff/words';
import { type JsonSchema } from '../openapi/json-schema';
import { alternativesOf, plainSchema } from '../openapi/resolve';
import { type OpenApi } from '../openapi/types';
import { type Finding } from './findings';
import { responseSchemaOf } from './response-schema';
import { isList, rowsIn } from './rows';

type Json = { [field: string]: unknown };

type Properties = NonNullable<JsonSchema['properties']>;

/** The fields that a record of a list or a page may have, or the single record, depending on the body. */
const recordProperties = (document: OpenApi, call: string, body: unknown): Properties => {
  const schemas = alternativesOf(document, responseSchemaOf(document, call)).map(schema => ({
    schema,
    rows: schema.items ?? plainSchema(document, schema.properties?.content)?.items,
  }));
  const records = isList(body)
    ? schemas.map(({ rows }) => plainSchema(document, rows))
    : schemas.filter(({ rows }) => rows === undefined).map(({ schema }) => schema);
  return Object.assign({}, ...records.map(record => record?.properties ?? {})) as Properties;
};

const placeOfRows = (body: unknown) => {
  if (Array.isArray(body)) return '[]';
  return isList(body) ? 'content[]' : '';
};

const ofRecords = (properties: Properties, records: readonly Json[], at: string): Finding[] => {
  const known = Object.keys(properties);
  const absent = known.filter(name => !records.some(record => name in record));
  const [first = {}] = records;
  const unknown = Object.keys(first).filter(name => !known.includes(name) && records.every(record => name in record));
  if (known.length === 0 || unknown.length === 0) return [];
  const received = `nothing, but ${unknown.join(', ')}, which the console does not know`;
  return absent.map(name => ({ at: joined(at, name), expected: 'a value', received, count: records.length }));
};

const inside = (document: OpenApi, properties: Properties, records: readonly Json[], at: string): Finding[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    const plain = plainSchema(document, schema) ?? {};
    const fields = (plainSchema(document, plain.items) ?? plain).properties;
    const values = records.flatMap(record => record[name]).filter(isPlainObject);
    const place = joined(at, plain.items ? `${name}[]` : name);
    return fields && values.length > 0 ? renamedIn(document, fields, values, place) : [];
  });

const renamedIn = (document: OpenApi, properties: Properties, records: readonly Json[], at: string): Finding[] => [
  ...ofRecords(properties, records, at),
  ...inside(document, properties, records, at),
];

/**
 * Fields that no record of a response has, while every record has a field that the console does not know: they may have
 * been renamed. A backend may omit empty fields, so an absent field alone proves nothing.
 */
export const renamedFields = (document: OpenApi, call: string, body: unknown): Finding[] => {
  const rows = rowsIn(body).filter(isPlainObject);
  return rows.length > 0 ? renamedIn(document, recordProperties(document, call, body), rows, placeOfRows(body)) : [];
};
