import { createHash } from 'node:crypto';
import { type ResourceDefinition, resources } from './resource';

/** A quoted name or path for SQL. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** JSON path of a property, as an SQL literal. */
export const jsonPath = (property: string) => `'$.${property.replaceAll("'", "''")}'`;

export const linkTable = (name: string, path: string) => `${name}.${path}`;

const columns = ({ searched = [], unique = [] }: ResourceDefinition) => [
  ...unique.map(
    property =>
      `${quoted(`unique_${property}`)} TEXT AS (folded(json_extract(doc, ${jsonPath(property)}))) STORED UNIQUE`,
  ),
  ...searched.map(
    property => `${quoted(`search_${property}`)} TEXT AS (normalize(json_extract(doc, ${jsonPath(property)}))) STORED`,
  ),
];

const tableSql = (definition: ResourceDefinition) =>
  `CREATE TABLE IF NOT EXISTS ${quoted(definition.name)} (${[
    'id INTEGER PRIMARY KEY AUTOINCREMENT',
    'doc TEXT NOT NULL',
    ...columns(definition),
  ].join(', ')});`;

// A search reads the whole index instead of the whole table, and a page sorted by name needs no sort.
const searchIndexSql = ({ name, searched = [] }: ResourceDefinition) =>
  searched.map(
    property =>
      `CREATE INDEX IF NOT EXISTS ${quoted(`${name}.search_${property}`)} ` +
      `ON ${quoted(name)} (${quoted(`search_${property}`)});`,
  );

// Deleting the owner deletes its links; a target that is linked cannot be deleted. SQL does both, not a handler.
const linkSql = ({ name, references = {} }: ResourceDefinition) =>
  Object.entries(references).flatMap(([path, { to }]) => {
    const table = linkTable(name, path);
    return [
      `CREATE TABLE IF NOT EXISTS ${quoted(table)} (` +
        `owner INTEGER NOT NULL REFERENCES ${quoted(name)} ON DELETE CASCADE, ` +
        `target INTEGER NOT NULL REFERENCES ${quoted(to)} ON DELETE RESTRICT, ` +
        'PRIMARY KEY (owner, target)) WITHOUT ROWID;',
      `CREATE INDEX IF NOT EXISTS ${quoted(`${table}.target`)} ON ${quoted(table)} (target);`,
    ];
  });

export const schemaSql = () =>
  resources().flatMap(definition => [tableSql(definition), ...searchIndexSql(definition), ...linkSql(definition)]);

/** Changes when the SQL of the schema does. The file stores it: this is how an older schema is recognized. */
export const schemaVersion = () =>
  parseInt(createHash('sha1').update(schemaSql().join('\n')).digest('hex').slice(0, 7), 16);
