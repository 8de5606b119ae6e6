import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
// CommonJS: under Node's own module loader it has a default export only.
import sqlite from 'node-sqlite3-wasm';
import { constraintFailure } from './failures';
import { folded, normalise } from './normalise';
import { quoted, schemaSql, schemaVersion } from './schema';

type Value = string | number | bigint | boolean | null | Uint8Array;
export type SqlRow = Record<string, unknown>;

let open: InstanceType<typeof sqlite.Database> | undefined;

const connection = () => {
  if (!open) throw new Error('The database is not open.');
  return open;
};

type Statement = ReturnType<ReturnType<typeof connection>['prepare']>;

/** Seeding says the same few sentences thousands of times; each is parsed once. They end with their connection. */
const statements = new Map<string, Statement>();

const statementOf = (sql: string) => {
  const known = statements.get(sql);
  if (known) return known;
  const prepared = connection().prepare(sql);
  statements.set(sql, prepared);
  return prepared;
};

/** A statement that failed has not ended: it would keep its transaction open. */
const forget = (sql: string) => {
  const failed = statements.get(sql);
  statements.delete(sql);
  try {
    failed?.finalize();
  } catch {
    // SQLite tells the failure of the statement once more.
  }
};

const told = <Answer>(sql: string, ask: (statement: Statement) => Answer): Answer => {
  try {
    return ask(statementOf(sql));
  } catch (error) {
    forget(sql);
    throw error;
  }
};

export const run = (sql: string, values: Value[] = []) => {
  try {
    return told(sql, statement => statement.run(values));
  } catch (error) {
    throw constraintFailure(error);
  }
};

export const all = (sql: string, values: Value[] = []): SqlRow[] => told(sql, statement => statement.all(values));

/** One transaction round the work; inside another it joins that one. A failure undoes everything. */
export const inTransaction = <Result>(work: () => Result): Result => {
  const database = connection();
  if (database.inTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
};

const ofText = (change: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value === null ? null : String(value);

const tables = () =>
  all("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").map(({ name }) =>
    String(name),
  );

// Link tables carry a dot in their name and go first: their targets would refuse to go before them.
const dropTables = () =>
  tables()
    .sort((left, right) => Number(right.includes('.')) - Number(left.includes('.')))
    .forEach(name => run(`DROP TABLE ${quoted(name)}`));

const version = () => Number(all('PRAGMA user_version')[0].user_version);

/** Makes the tables of every declared resource; tables of an older shape are thrown away with their rows. */
const migrate = () => {
  const wanted = schemaVersion();
  if (version() === wanted) return;
  inTransaction(() => {
    dropTables();
    schemaSql().forEach(sql => run(sql));
    run(`PRAGMA user_version = ${wanted}`);
  });
};

/** Opens `:memory:` or a file, and answers how to close this one and no other. */
export const openDatabase = (path: string) => {
  closeDatabase();
  if (path !== ':memory:') {
    mkdirSync(dirname(path), { recursive: true });
    // A process killed inside a transaction leaves its lock; this process is the only owner of the file.
    rmSync(`${path}.lock`, { recursive: true, force: true });
  }
  const opened = new sqlite.Database(path);
  open = opened;
  open.function('folded', ofText(folded), { deterministic: true });
  open.function('normalise', ofText(normalise), { deterministic: true });
  open.exec('PRAGMA foreign_keys = ON');
  migrate();
  // A restarting server opens its database before the old one closes: closing late must not hit the new one.
  return () => void (open === opened && closeDatabase());
};

export const closeDatabase = () => {
  statements.forEach(statement => statement.finalize());
  statements.clear();
  open?.close();
  open = undefined;
};

/** Empties every table and starts the ids at 1 again. */
export const emptyDatabase = () =>
  inTransaction(() => {
    tables()
      .sort((left, right) => Number(right.includes('.')) - Number(left.includes('.')))
      .forEach(name => run(`DELETE FROM ${quoted(name)}`));
    run('DELETE FROM sqlite_sequence');
  });
