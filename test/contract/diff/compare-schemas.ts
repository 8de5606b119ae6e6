import { type JsonSchema } from '../openapi/json-schema';
import { alternativesOf, plainSchema } from '../openapi/resolve';
import { joined, typesOf, wordsOf } from './words';

/** A schema, and the document in which its `$ref`s are resolved. */
export interface Side {
  document: unknown;
  schema: JsonSchema | undefined;
}

/** A part of a body or a response in which the two documents differ, with what each of them says. */
export interface FieldDifference {
  /** `content[].groups[].name`; empty for the whole body or response. */
  at: string;
  console: string;
  backend: string;
}

/** Who writes the value: the console writes bodies and parameters, the backend writes responses. */
export type Direction = 'sent' | 'answered';

/** Bodies are compared to this depth; deeper levels repeat themselves. */
const MAX_DEPTH = 12;

interface Place {
  direction: Direction;
  at: string;
  depth: number;
}

const isSaid = (schema: JsonSchema | undefined): schema is JsonSchema =>
  schema !== undefined && ['type', 'enum', 'properties', 'items'].some(key => key in schema);

const differsInType = (one: JsonSchema, other: JsonSchema) => {
  const [mine, theirs] = [typesOf(one), typesOf(other)];
  return mine.length > 0 && theirs.length > 0 && !mine.some(type => theirs.includes(type));
};

const DATES = ['date', 'date-time'];

const differsInFormat = ({ format: one = '' }: JsonSchema, { format: other = '' }: JsonSchema) =>
  one !== other && DATES.includes(one) && DATES.includes(other);

const valuesOf = (schema: JsonSchema) => schema.enum?.filter(value => value !== null);

/** Values that the writing side may send and the other side does not know. */
const unknownValues = (direction: Direction, console: JsonSchema, backend: JsonSchema) => {
  const [written, known] = direction === 'sent' ? [console, backend] : [backend, console];
  const values = valuesOf(known);
  return values ? (valuesOf(written) ?? []).filter(value => !values.includes(value)) : [];
};

const VERBS = { sent: ['sends', 'takes'], answered: ['expects', 'answers'] } as const;

const differencesOfValue = (console: JsonSchema, backend: JsonSchema, { direction, at }: Place): FieldDifference[] => {
  const [ours, theirs] = VERBS[direction];
  const said = { at, console: `${ours} ${wordsOf(console)}`, backend: `${theirs} ${wordsOf(backend)}` };
  if (differsInType(console, backend) || differsInFormat(console, backend)) return [said];
  const unknown = unknownValues(direction, console, backend).join(', ');
  if (unknown && direction === 'sent') return [{ ...said, console: `can send ${unknown}` }];
  if (unknown) return [{ ...said, backend: `can answer ${unknown}` }];
  const [limit, theirLimit] = [console.maxLength, backend.maxLength];
  if (direction === 'sent' && limit !== undefined && theirLimit !== undefined && theirLimit < limit)
    return [{ at, console: `sends up to ${limit} characters`, backend: `takes up to ${theirLimit} characters` }];
  return [];
};

const isClosed = ({ properties, additionalProperties }: JsonSchema) =>
  properties !== undefined && (additionalProperties === undefined || additionalProperties === false);

const missing = (console: JsonSchema, { direction, at }: Place): FieldDifference[] => [
  direction === 'sent'
    ? { at, console: `sends it: ${wordsOf(console)}`, backend: 'does not know it' }
    : { at, console: `expects it: ${wordsOf(console)}`, backend: 'does not answer it' },
];

const differencesOfField = (name: string, console: Side, backend: Side, place: Place): FieldDifference[] => {
  const [mine, theirs] = [plainSchema(console.document, console.schema), plainSchema(backend.document, backend.schema)];
  const [own, other] = [mine?.properties?.[name], theirs?.properties?.[name]];
  const inside = { ...place, at: joined(place.at, name), depth: place.depth + 1 };
  if (other === undefined)
    return theirs && isClosed(theirs) ? missing(plainSchema(console.document, own) ?? {}, inside) : [];
  return compare({ ...console, schema: own }, { ...backend, schema: other }, inside);
};

/** Fields that the backend requires and the console does not always send. */
const notAlwaysSent = (console: JsonSchema, backend: JsonSchema, { direction, at }: Place): FieldDifference[] => {
  if (direction !== 'sent') return [];
  return [...new Set(backend.required ?? [])]
    .filter(name => !console.required?.includes(name))
    .map(name => ({
      at: joined(at, name),
      console: console.properties && name in console.properties ? 'may leave it empty' : 'does not send it',
      backend: 'requires it',
    }));
};

const compareObjects = (console: Side, backend: Side, place: Place): FieldDifference[] => {
  const [mine, theirs] = [console.schema ?? {}, backend.schema ?? {}];
  const fields = Object.keys(mine.properties ?? {}).flatMap(name => differencesOfField(name, console, backend, place));
  const required = notAlwaysSent(mine, theirs, place).filter(({ at }) => !fields.some(field => field.at === at));
  return [...fields, ...required];
};

const comparePlain = (console: Side, backend: Side, place: Place): FieldDifference[] => {
  const [mine, theirs] = [console.schema, backend.schema];
  if (!isSaid(mine) || !isSaid(theirs)) return [];
  const ofValue = differencesOfValue(mine, theirs, place);
  if (ofValue.length > 0) return ofValue;
  if (mine.items && theirs.items) {
    const inside = { ...place, at: `${place.at}[]`, depth: place.depth + 1 };
    return compare({ ...console, schema: mine.items }, { ...backend, schema: theirs.items }, inside);
  }
  return mine.properties ? compareObjects(console, backend, place) : [];
};

const isOfSameType = (one: JsonSchema, other: JsonSchema) => !differsInType(one, other);

/** If a value has several alternative schemas, the pair with the fewest differences counts. */
const compare = (console: Side, backend: Side, place: Place): FieldDifference[] => {
  if (place.depth > MAX_DEPTH) return [];
  const mine = alternativesOf(console.document, console.schema);
  const theirs = alternativesOf(backend.document, backend.schema);
  const pairs = mine.flatMap(one => theirs.map(other => [one, other] as const));
  const alike = pairs.filter(([one, other]) => isOfSameType(one, other));
  const results = (alike.length > 0 ? alike : pairs).map(([one, other]) =>
    comparePlain({ ...console, schema: one }, { ...backend, schema: other }, place),
  );
  return results.toSorted((one, other) => one.length - other.length)[0] ?? [];
};

/** How two descriptions of the same body or response differ. What one side does not describe is no difference. */
export const compareSchemas = (console: Side, backend: Side, direction: Direction): FieldDifference[] =>
  compare(console, backend, { direction, at: '', depth: 0 });
