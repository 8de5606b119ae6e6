import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
// A CommonJS package: under Node's own module loader it has only a default export.
import sqlite from 'node-sqlite3-wasm';
import { constraintFailure } from './failures';
import { folded, normalize } from './normalize';
import { quoted, schemaSql, schemaVersion } from './schema';

type Value = string | number | bigint | boolean | null | Uint8Array;
export type SqlRow = Record<string, unknown>;

type Database = InstanceType<typeof sqlite.Database>;
type Statement = ReturnType<Database['prepare']>;

interface Connection {
  path: string;
  database: Database;
  /** Prepared statements. Seeding runs the same few of them thousands of times. They end with their connection. */
  statements: Map<string, Statement>;
  /** Whether a transaction is in progress. */
  isInTransaction: boolean;
}

const MEMORY = ':memory:';

let open: Connection | undefined;

/** By name of a seed, the in-memory database that contains it. */
const seededConnections = new Map<string, Connection>();

const connection = () => {
  if (!open) throw new Error('The database is not open.');
  return open;
};

const statementOf = (sql: string) => {
  const { statements, database } = connection();
  const known = statements.get(sql);
  if (known) return known;
  const prepared = database.prepare(sql);
  statements.set(sql, prepared);
  return prepared;
};

/** A failed statement must be finalized, because it would keep its transaction open. */
const forget = (sql: string) => {
  const { statements } = connection();
  const failed = statements.get(sql);
  statements.delete(sql);
  try {
    failed?.finalize();
  } catch {
    // SQLite reports the failure of the statement again.
  }
};

const shown = <ResponseBody>(sql: string, ask: (statement: Statement) => ResponseBody): ResponseBody => {
  try {
    return ask(statementOf(sql));
  } catch (error) {
    forget(sql);
    throw error;
  }
};

export const run = (sql: string, values: Value[] = []) => {
  try {
    return shown(sql, statement => statement.run(values));
  } catch (error) {
    throw constraintFailure(error);
  }
};

export const all = (sql: string, values: Value[] = []): SqlRow[] => shown(sql, statement => statement.all(values));

const OUTERMOST = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'];
const NESTED = ['SAVEPOINT work', 'RELEASE work', 'ROLLBACK TO work; RELEASE work'];

/** Runs the work in one transaction, or in the current one if there is one. A failure undoes everything. */
export const inTransaction = <Result>(work: () => Result): Result => {
  const current = connection();
  if (current.isInTransaction) return work();
  // The seed of an in-memory database is inside a transaction that stays open. BEGIN is refused within it.
  const [begin, commit, rollback] = current.database.inTransaction ? NESTED : OUTERMOST;
  current.database.exec(begin);
  current.isInTransaction = true;
  try {
    const result = work();
    current.database.exec(commit);
    return result;
  } catch (error) {
    if (current.database.inTransaction) current.database.exec(rollback);
    throw error;
  } finally {
    current.isInTransaction = false;
  }
};

const ofText = (change: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value === null ? null : String(value);

/** Link tables, which have a dot in their name, come first: others cannot be dropped or emptied before them. */
const tables = () =>
  all(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY instr(name, '.') = 0",
  ).map(({ name }) => quoted(String(name)));

const version = () => Number(all('PRAGMA user_version')[0].user_version);

/** Creates the tables of every declared resource. Tables of an older schema are dropped with their rows. */
const migrate = () => {
  const wanted = schemaVersion();
  if (version() === wanted) return;
  inTransaction(() => {
    tables().forEach(name => run(`DROP TABLE ${name}`));
    schemaSql().forEach(sql => run(sql));
    run(`PRAGMA user_version = ${wanted}`);
  });
};

const connect = (path: string) => {
  const database = new sqlite.Database(path);
  open = { path, database, statements: new Map(), isInTransaction: false };
  database.function('folded', ofText(folded), { deterministic: true });
  database.function('normalize', ofText(normalize), { deterministic: true });
  database.exec('PRAGMA foreign_keys = ON');
  migrate();
};

const disconnect = ({ statements, database }: Connection) => {
  statements.forEach(statement => statement.finalize());
  database.close();
};

/** Counts the opened databases: a late call to an old close function must not close a newer database. */
let opened = 0;

/** Opens `:memory:` or a file. Returns a function that closes this database and no other. */
export const openDatabase = (path: string) => {
  closeDatabase();
  if (path !== MEMORY) {
    mkdirSync(dirname(path), { recursive: true });
    // A process that was killed inside a transaction leaves its lock. No other process uses the file.
    rmSync(`${path}.lock`, { recursive: true, force: true });
  }
  connect(path);
  opened += 1;
  const own = opened;
  return () => void (own === opened && closeDatabase());
};

export const closeDatabase = () => {
  new Set([...seededConnections.values(), ...(open ? [open] : [])]).forEach(disconnect);
  seededConnections.clear();
  open = undefined;
};

/** Empties every table and starts the ids at 1 again. */
const emptyDatabase = () => {
  tables().forEach(name => run(`DELETE FROM ${name}`));
  run('DELETE FROM sqlite_sequence');
};

/**
 * Resets the database to exactly what `seed` inserts. In memory, each seed has its own database and runs once. Later
 * resets only undo what was written since, so their time depends on what a test wrote, not on the size of the seed. A
 * file is emptied and seeded again each time.
 */
export const restore = (name: string, seed: () => void) => {
  if (connection().isInTransaction) throw new Error('A reset cannot be part of a transaction.');
  const known = seededConnections.get(name);
  if (known) {
    open = known;
    known.database.exec('ROLLBACK TO seeded');
    return;
  }
  if ([...seededConnections.values()].includes(connection())) connect(MEMORY);
  inTransaction(() => {
    emptyDatabase();
    seed();
  });
  if (connection().path !== MEMORY) return;
  connection().database.exec('SAVEPOINT seeded');
  seededConnections.set(name, connection());
};
