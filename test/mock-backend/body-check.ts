import { type Fields, type Shape } from './body-shapes/shape';

/** What is wrong with a field of a body. */
export interface BodyFault {
  /** `diseaseSymptoms[0].symptom.name`. */
  path: string;
  kind: 'left out' | 'too long' | 'wrong type';
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

const isReadableDate = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) && !Number.isNaN(Date.parse(value));

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

const LEAVES: Record<string, (value: unknown) => boolean> = {
  text: value => typeof value === 'string',
  number: value => typeof value === 'number' && Number.isFinite(value),
  flag: value => typeof value === 'boolean',
  instant: value => isReadableDate(value, /T\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/),
  day: value => isReadableDate(value, /^\d{4}-\d{2}-\d{2}$/),
  id: value => typeof value === 'number' || (typeof value === 'string' && /^\d{15,}$/.test(value)),
  base64: value => typeof value === 'string' && value.length % 4 === 0 && BASE64.test(value),
  anything: () => true,
};

const idOf = (value: unknown) => (isObject(value) ? value.id : undefined);

/** The item of the given list with the same id. Items without ids are not compared. */
const givenItem = (given: unknown, item: unknown) =>
  Array.isArray(given) && idOf(item) !== undefined ? given.find(one => idOf(one) === idOf(item)) : undefined;

const hasValue = (value: unknown) => value !== null && value !== undefined;

const leftOut = (sent: Json, given: unknown, path: string): BodyFault[] =>
  isObject(given)
    ? Object.keys(given)
        .filter(name => hasValue(given[name]) && sent[name] === undefined)
        .map(name => ({ path: `${path}${name}`, kind: 'left out' }))
    : [];

const isChoice = (values: readonly unknown[], value: unknown) =>
  values.includes(typeof value === 'string' ? value.toUpperCase() : value) || values.includes(value);

const faultsOfValue = (shape: Shape | undefined, value: unknown, given: unknown, path: string): BodyFault[] => {
  // The client may send back any value exactly as it came from the server.
  if (!hasValue(value) || !shape || (given !== undefined && isSame(value, given))) return [];
  const wrongType: BodyFault[] = [{ path, kind: 'wrong type' }];
  if (shape.kind === 'object')
    return isObject(value) ? faultsOfObject(shape.fields, value, given, `${path}.`) : wrongType;
  if (shape.kind === 'list')
    return Array.isArray(value)
      ? value.flatMap((item, index) => faultsOfValue(shape.of, item, givenItem(given, item), `${path}[${index}]`))
      : wrongType;
  if (shape.kind === 'choice') return isChoice(shape.values, value) ? [] : wrongType;
  if (!LEAVES[shape.kind](value)) return wrongType;
  const isTooLong = shape.kind === 'text' && shape.max !== undefined && String(value).length > shape.max;
  return isTooLong ? [{ path, kind: 'too long' }] : [];
};

const faultsOfObject = (fields: Fields, sent: Json, given: unknown, path: string): BodyFault[] => [
  ...leftOut(sent, given, path),
  ...Object.entries(sent).flatMap(([name, value]) =>
    faultsOfValue(fields[name], value, isObject(given) ? given[name] : undefined, path + name),
  ),
];

/**
 * What is wrong with a body: a field that the client received and does not send back, a text over its limit, or a value
 * of the wrong type. A value that comes back unchanged is never wrong. `null` means "nothing".
 */
export const bodyFaults = (fields: Fields, sent: Json, given?: Json): BodyFault[] =>
  faultsOfObject(fields, sent, given, '');
