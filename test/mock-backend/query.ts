import { normalize } from './normalize';
import { type ResourceDefinition } from './resource';
import { jsonPath, quoted } from './schema';

export interface Query {
  /** Properties that must be equal to a value. */
  where?: Record<string, string | number | boolean>;
  /** Properties that must contain a text, or one of several texts. */
  search?: Record<string, string | string[]>;
  /** Lists that must not be empty. */
  filled?: string[];
  /** `property,asc` or `property,desc`. */
  sort?: string;
}

export class UnknownPropertyError extends Error {}

const PROPERTY = /^[A-Za-z][A-Za-z0-9.]*$/;

const column = ({ searched = [] }: ResourceDefinition, property: string) => {
  if (!PROPERTY.test(property)) throw new UnknownPropertyError(`No property is called "${property}".`);
  if (property === 'id') return 'id';
  if (searched.includes(property)) return quoted(`search_${property}`);
  const value = `json_extract(doc, ${jsonPath(property)})`;
  return `CASE WHEN typeof(${value}) = 'text' THEN normalize(${value}) ELSE ${value} END`;
};

const condition = (definition: ResourceDefinition, { where = {}, search = {}, filled = [] }: Query) => {
  const equal = Object.entries(where).map(([property, value]) =>
    property === 'id'
      ? { sql: 'id = ?', values: [value] }
      : { sql: `json_extract(doc, ${jsonPath(property)}) = ?`, values: [value] },
  );
  const contains = Object.entries(search).map(([property, texts]) => {
    const values = [texts].flat().map(normalize);
    const sql = values.map(() => `instr(${column(definition, property)}, ?) > 0`).join(' OR ');
    return { sql: `(${sql || 'TRUE'})`, values };
  });
  const hasItems = filled.map(property => ({ sql: `json_array_length(doc, ${jsonPath(property)}) > 0`, values: [] }));
  return [...equal, ...contains, ...hasItems];
};

const order = (definition: ResourceDefinition, sort = `${definition.searched?.[0] ?? 'id'},asc`) => {
  const [property, direction] = sort.split(',');
  return `${column(definition, property)} ${direction?.toLowerCase() === 'desc' ? 'DESC' : 'ASC'}, id ASC`;
};

/** The clauses of a SELECT from WHERE to ORDER BY, and the values of its placeholders. */
export const clauses = (definition: ResourceDefinition, query: Query) => {
  const parts = condition(definition, query);
  return {
    where: `WHERE ${parts.map(({ sql }) => sql).join(' AND ') || 'TRUE'}`,
    order: `ORDER BY ${order(definition, query.sort)}`,
    values: parts.flatMap(({ values }) => values),
  };
};
