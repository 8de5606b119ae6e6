import { type JsonSchema } from '../openapi/json-schema';

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The types of a schema without null; whole numbers count as numbers. */
export const typesOf = ({ type, properties, items, enum: values }: JsonSchema): string[] => {
  const said = [type ?? []].flat();
  const meant = said.length > 0 ? said : impliedTypes(properties, items, values);
  return [...new Set(meant.filter(one => one !== 'null').map(one => (one === 'integer' ? 'number' : one)))];
};

const impliedTypes = (properties: unknown, items: unknown, values: readonly unknown[] = []): string[] => {
  if (properties) return ['object'];
  return items ? ['array'] : values.filter(value => value !== null).map(value => typeof value);
};

const MAX_VALUES = 12;

const listed = (values: readonly unknown[]) => {
  const rest = values.length - MAX_VALUES;
  return [...values.slice(0, MAX_VALUES), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
};

const FORMATS: Readonly<Record<string, string>> = {
  byte: 'Base64',
  date: 'a day (date)',
  'date-time': 'an instant (date-time)',
};

/** What a schema accepts, in a few words: `text`, `one of BOTH, MALE`, `an instant (date-time)`. */
export const wordsOf = (schema: JsonSchema): string => {
  const values = schema.enum?.filter(value => value !== null);
  if (values) return `one of ${listed(values)}`;
  if (schema.format !== undefined && schema.format in FORMATS) return FORMATS[schema.format];
  const types = typesOf(schema);
  return types.length > 0 ? types.map(type => WORDS[type] ?? type).join(' or ') : 'anything';
};

/** The path of a field inside another: `groups[].name`. */
export const joined = (at: string, name: string) => (at ? `${at}.${name}` : name);
