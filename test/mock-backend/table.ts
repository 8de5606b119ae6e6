import { all, inTransaction, run } from './database';
import { folded } from './normalize';
import { clauses, type Query } from './query';
import { link, withIdsOnly, withNames } from './references';
import { type Document, type ResourceDefinition, resourceNamed, type Row } from './resource';
import { quoted } from './schema';

/** A page as Spring returns it; `number` counts from 0. */
export interface Page<Item> {
  content: Item[];
  totalElements: number;
  totalPages: number;
  size: number;
  number: number;
  numberOfElements: number;
  first: boolean;
  last: boolean;
  empty: boolean;
}

type PageQuery = Query & { page?: number; size?: number };

/** The rows of a resource. Duplicates and broken references throw an error of `failures.ts`. */
export interface Table<Shape extends object = Document> {
  insert: (document: Shape) => Row<Shape>;
  /** Replaces the row that has this id with the whole document. Returns undefined if there is none. */
  replace: (row: Row<Shape>) => Row<Shape> | undefined;
  /** False when there was no such row. */
  remove: (id: number) => boolean;
  find: (idOrWhere: number | Query['where']) => Row<Shape> | undefined;
  all: (query?: Query) => Row<Shape>[];
  page: (query?: PageQuery) => Page<Row<Shape>>;
}

const stored = (definition: ResourceDefinition, document: object) =>
  withIdsOnly(definition, document as Document, (to, item) => {
    const wanted = folded(String(item.name ?? ''));
    const existing = table(to)
      .all()
      .find(({ name }) => folded(String(name)) === wanted);
    return (existing ?? table(to).insert(item)).id;
  });

const select = (definition: ResourceDefinition, query: Query, limit = -1, offset = 0) => {
  const { where, order, values } = clauses(definition, query);
  const rows = all(`SELECT id, doc FROM ${quoted(definition.name)} ${where} ${order} LIMIT ? OFFSET ?`, [
    ...values,
    limit,
    offset,
  ]);
  return withNames(
    definition,
    rows.map(({ id, doc }) => ({ id: Number(id), ...(JSON.parse(String(doc)) as Document) })),
  );
};

const count = (definition: ResourceDefinition, query: Query) => {
  const { where, values } = clauses(definition, query);
  return Number(all(`SELECT count(*) AS total FROM ${quoted(definition.name)} ${where}`, values)[0].total);
};

/** The page that holds `content`, out of `totalElements` in all. */
export const pageWith = <Item>(
  content: Item[],
  totalElements: number,
  { page = 0, size = 20 }: { page?: number; size?: number },
): Page<Item> => {
  const totalPages = Math.ceil(totalElements / size);
  return {
    content,
    totalElements,
    totalPages,
    size,
    number: page,
    numberOfElements: content.length,
    first: page === 0,
    last: page >= totalPages - 1,
    empty: content.length === 0,
  };
};

const pageOf = (definition: ResourceDefinition, { page = 0, size = 20, ...query }: PageQuery): Page<Row> =>
  pageWith(select(definition, query, size, page * size), count(definition, query), { page, size });

const linked = (definition: ResourceDefinition, row: Row) => {
  link(definition, row);
  return withNames(definition, [row])[0];
};

/** The rows of a declared resource, in the database that is open. */
export const table = <Shape extends object = Document>(name: string): Table<Shape> => {
  const definition = resourceNamed(name);
  const quotedName = quoted(name);
  const find = (idOrWhere: number | Query['where']) =>
    select(definition, { where: typeof idOrWhere === 'number' ? { id: idOrWhere } : idOrWhere }, 1)[0];

  const rows: Table = {
    insert: document =>
      inTransaction(() => {
        const fresh = { ...stored(definition, document), id: undefined };
        const { lastInsertRowid } = run(`INSERT INTO ${quotedName} (doc) VALUES (?)`, [JSON.stringify(fresh)]);
        return linked(definition, { ...fresh, id: Number(lastInsertRowid) });
      }),
    replace: document =>
      inTransaction(() => {
        const { id, ...rest } = stored(definition, document);
        const { changes } = run(`UPDATE ${quotedName} SET doc = ? WHERE id = ?`, [JSON.stringify(rest), Number(id)]);
        return changes > 0 ? linked(definition, { ...rest, id: Number(id) }) : undefined;
      }),
    remove: id => run(`DELETE FROM ${quotedName} WHERE id = ?`, [id]).changes > 0,
    find,
    all: (query = {}) => select(definition, query),
    page: (query = {}) => pageOf(definition, query),
  };
  // The stored document is what the caller passed. As with any JSON, the caller states its shape.
  return rows as unknown as Table<Shape>;
};
