import { BODY_SHAPES } from '../body-shapes';
import { type Fields, type Shape } from '../body-shapes/shape';
import { type Document } from '../resource';
import { resourceAt } from '../written-resource';
import { isDocument, type Variation, variationOfRecords } from './variation';

const ANY_RECORD = /^(GET|POST|PUT) \/api\//;

const shapeOf = (request: Request): Fields => BODY_SHAPES[resourceAt(request) ?? ''] ?? {};

/** Changes the values of a record whose shapes are of the given kind, at any depth. */
const mapKind = (
  fields: Fields,
  record: Document,
  kind: Shape['kind'],
  change: (value: unknown) => unknown,
): Document => {
  const valueOf = (shape: Shape | undefined, value: unknown): unknown => {
    if (!shape || value === null || value === undefined) return value;
    if (shape.kind === kind) return change(value);
    if (shape.kind === 'object') return isDocument(value) ? mapKind(shape.fields, value, kind, change) : value;
    if (shape.kind === 'list') return Array.isArray(value) ? value.map(item => valueOf(shape.of, item)) : value;
    return value;
  };
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, valueOf(fields[name], value)]));
};

const mapLists = (fields: Fields, record: Document, change: (list: unknown) => unknown): Document =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, fields[name]?.kind === 'list' ? change(value) : value]),
  );

/** The record with null for each missing field of its shape, at any depth. */
const withNulls = (fields: Fields, record: Document): Document => {
  const whole = (shape: Shape, value: unknown): unknown => {
    if (shape.kind === 'object' && isDocument(value)) return withNulls(shape.fields, value);
    if (shape.kind === 'list' && Array.isArray(value)) return value.map(item => whole(shape.of, item));
    return value ?? null;
  };
  const known = Object.entries(fields).map(([name, shape]) => [name, whole(shape, record[name])]);
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
    (record, request) => {
      const known = mapKind(shapeOf(request), record, 'choice', inLowerCase);
      return 'platform' in known
        ? { ...known, platform: inLowerCase(known.platform), planType: inLowerCase(known.planType) }
        : known;
    },
  ),
  unknownEnumerationValues: variationOfRecords(
    'Every second record has values that no enumeration of the specification knows.',
    /^(GET|POST|PUT) \/api\/(groups|risk-factor|symptoms|semiologies|promotions|coupons|medicine-groups|editor-content)$/,
    (record, request) =>
      isEvery(2, 1, record) ? mapKind(shapeOf(request), record, 'choice', () => 'SOMETHING_NEW') : record,
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
        ? mapKind(shapeOf(request), record, 'base64', () => 'Texto simples, não é Base64.')
        : record,
  ),
  listsAsNull: variationOfRecords('Every third record has null for its lists.', ANY_RECORD, (record, request) =>
    isEvery(3, 1, record) ? mapLists(shapeOf(request), record, () => null) : record,
  ),
  listsAsObjects: variationOfRecords(
    'Every third record has an object in the place of each list.',
    ANY_RECORD,
    (record, request) => (isEvery(3, 2, record) ? mapLists(shapeOf(request), record, () => ({})) : record),
  ),
  numericNames: variationOfRecords('Every third record has a number for its name.', ANY_RECORD, (record, request) =>
    isEvery(3, 0, record) && 'name' in record && 'name' in shapeOf(request) ? { ...record, name: 12345 } : record,
  ),
  absentAsNull: variationOfRecords(
    'Records have null for each field that they lack, as Jackson writes them.',
    ANY_RECORD,
    (record, request) => withNulls(shapeOf(request), record),
  ),
} satisfies Record<string, Variation>;
