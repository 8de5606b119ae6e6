import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
// CommonJS: under Node's own module loader it has a default export only.
import sqlite from 'node-sqlite3-wasm';
import { constraintFailure } from './failures';
import { folded, normalise } from './normalise';
import { quoted, schemaSql, schemaVersion } from './schema';

type Value = string | number | bigint | boolean | null | Uint8Array;
export type SqlRow = Record<string, unknown>;

type Database = InstanceType<typeof sqlite.Database>;
type Statement = ReturnType<Database['prepare']>;

interface Connection {
  path: string;
  database: Database;
  /** Seeding says the same few sentences thousands of times; each is parsed once. They end with their connection. */
  statements: Map<string, Statement>;
  /** Whether the work of a transaction is under way. */
  isInTransaction: boolean;
}

const MEMORY = ':memory:';

let open: Connection | undefined;

/** By name of a seed, the database in memory that holds it. */
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

/** A statement that failed has not ended: it would keep its transaction open. */
const forget = (sql: string) => {
  const { statements } = connection();
  const failed = statements.get(sql);
  statements.delete(sql);
  try {
    failed?.finalize();
  } catch {
    // SQLite tells the failure of the statement once more.
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

/** One transaction round the work; inside another it joins that one. A failure undoes everything. */
export const inTransaction = <Result>(work: () => Result): Result => {
  const current = connection();
  if (current.isInTransaction) return work();
  // The seed of a database in memory stands in a transaction that stays open: within it BEGIN is refused.
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

const connect = (path: string) => {
  const database = new sqlite.Database(path);
  open = { path, database, statements: new Map(), isInTransaction: false };
  database.function('folded', ofText(folded), { deterministic: true });
  database.function('normalise', ofText(normalise), { deterministic: true });
  database.exec('PRAGMA foreign_keys = ON');
  migrate();
};

const disconnect = ({ statements, database }: Connection) => {
  statements.forEach(statement => statement.finalize());
  database.close();
};

/** Counts what was opened: who closes late must not close what another opened since. */
let opened = 0;

/** Opens `:memory:` or a file, and answers how to close this one and no other. */
export const openDatabase = (path: string) => {
  closeDatabase();
  if (path !== MEMORY) {
    mkdirSync(dirname(path), { recursive: true });
    // A process killed inside a transaction leaves its lock; this process is the only owner of the file.
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
  tables()
    .sort((left, right) => Number(right.includes('.')) - Number(left.includes('.')))
    .forEach(name => run(`DELETE FROM ${quoted(name)}`));
  run('DELETE FROM sqlite_sequence');
};

const isSeeded = (one: Connection) => [...seededConnections.values()].includes(one);

/**
 * Leaves in the database what `seed` puts there, and nothing else. In memory each seed gets a database of its own and
 * runs once. From then on SQLite only undoes what was written since: the time depends on what a test wrote, not on the
 * size of the seed. A file is emptied and seeded anew each time.
 */
export const restore = (name: string, seed: () => void) => {
  if (connection().isInTransaction) throw new Error('A reset cannot be part of a transaction.');
  const known = seededConnections.get(name);
  if (known) {
    open = known;
    known.database.exec('ROLLBACK TO seeded');
    return;
  }
  if (isSeeded(connection())) connect(MEMORY);
  inTransaction(() => {
    emptyDatabase();
    seed();
  });
  if (connection().path !== MEMORY) return;
  connection().database.exec('SAVEPOINT seeded');
  seededConnections.set(name, connection());
};
