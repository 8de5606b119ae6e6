import { type Fields, named, type Shape } from '../../mock-backend/body-shapes/shape';

/** The part of JSON Schema 2020-12 that the documents of this folder use. */
export interface JsonSchema {
  $ref?: string;
  description?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  format?: string;
  contentEncoding?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  maxProperties?: number;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
}

/**
 * Fields that must be present and not empty. Those of nested objects and of rows are below the name of their parent.
 */
export interface Required {
  [field: string]: true | Required;
}

/** The reference to a schema of the document. */
export const refOf = (name: string) => `#/components/schemas/${name}`;

const nullable = (...types: string[]): JsonSchema => ({ type: [...types, 'null'] });

const PLAIN: Readonly<Record<string, JsonSchema>> = {
  number: nullable('number'),
  flag: nullable('boolean'),
  instant: { ...nullable('string'), format: 'date-time' },
  day: { ...nullable('string'), format: 'date' },
  id: nullable('integer', 'string'),
  base64: { ...nullable('string'), format: 'byte', contentEncoding: 'base64' },
  anything: {},
};

const choiceOf = (values: readonly unknown[]): JsonSchema => ({
  ...nullable(typeof values[0] === 'number' ? 'integer' : 'string'),
  enum: [...values, null],
});

const isFilled = (required: true | Required | undefined) => required !== undefined;

const withoutNull = ({ type, ...schema }: JsonSchema): JsonSchema => {
  const types = [type ?? []].flat().filter(one => one !== 'null');
  const filled = types.length === 1 ? types[0] : types;
  return { ...schema, type: filled, ...(filled === 'string' && { minLength: 1 }) };
};

/** The schema of one value in a body that the console sends. `required` lists the required fields inside it. */
const schemaOf = (shape: Shape, required: Required = {}): JsonSchema => {
  if (shape.kind === 'text') return { ...nullable('string'), ...(shape.max !== undefined && { maxLength: shape.max }) };
  if (shape.kind === 'choice') return choiceOf(shape.values);
  if (shape.kind === 'list') {
    const isReference = shape.of === named && Object.keys(required).length === 0;
    return { ...nullable('array'), items: isReference ? { $ref: refOf('Reference') } : schemaOf(shape.of, required) };
  }
  if (shape.kind === 'object') return { ...nullable('object'), ...fieldsOf(shape.fields, required) };
  return PLAIN[shape.kind];
};

const fieldsOf = (fields: Fields, required: Required): JsonSchema => {
  const properties = Object.entries(fields).map(([name, shape]): [string, JsonSchema] => {
    const inside = required[name];
    const schema = schemaOf(shape, inside === true ? {} : inside);
    // The fields of a row are required only if there is a row: the list itself may be empty.
    return [name, isFilled(inside) && shape.kind !== 'list' ? withoutNull(schema) : schema];
  });
  const names = Object.keys(required).filter(name => name in fields && fields[name].kind !== 'list');
  return { properties: Object.fromEntries(properties), ...(names.length > 0 && { required: names }) };
};

/** The schema of a body that the console sends: types, limits, and the fields that its forms require. */
export const bodySchema = (fields: Fields, required: Required = {}): JsonSchema => ({
  type: 'object',
  ...fieldsOf(fields, required),
});

const LIMITS = ['minLength', 'maxLength', 'pattern'];

/** The schema of a response: a stored text may be longer than a form allows, and an empty text is also a text. */
export const withoutLimits = (schema: JsonSchema): JsonSchema => {
  const { items, properties, ...own } = schema;
  const unlimited = Object.entries(properties ?? {}).map(([name, one]) => [name, withoutLimits(one)] as const);
  return {
    ...(Object.fromEntries(Object.entries(own).filter(([key]) => !LIMITS.includes(key))) as JsonSchema),
    ...(items && { items: withoutLimits(items) }),
    ...(properties && { properties: Object.fromEntries(unlimited) }),
  };
};
