import { diffArrays } from 'diff';
import { same } from 'lib/deep-equal';
import { isPlainObject } from 'lib/is-plain-object';
import { NAMING_FIELDS } from 'lib/records/names';
import { cutTo, isBlankText } from 'lib/text';

export type Row = Record<string, unknown>;

const MAX_NAME = 60;

/** The name of a row: from a field of its own, or from the record that it refers to. */
export const nameInRow = (row: Row): string | undefined => {
  const own = NAMING_FIELDS.map(field => row[field]).find(value => typeof value === 'string' && !isBlankText(value));
  if (typeof own === 'string') return own.length > MAX_NAME ? `${cutTo(own, MAX_NAME)}…` : own;
  const reference = Object.values(row).find(value => isPlainObject(value) && typeof value.name === 'string');
  return isPlainObject(reference) ? String(reference.name) : undefined;
};

/** Fields that usually only repeat the position of their row. */
const PLACES = ['position', 'order'];

export const isPlaceField = (field: string) => PLACES.includes(field);

export const isPlace = (field: string, value: unknown, index: number) =>
  isPlaceField(field) && Number(value) === index + 1;

/** What identifies a row while it is edited and moved. */
const identityOf = (row: Row): string | undefined => {
  if (row.id !== undefined && row.id !== null) return `id ${String(row.id)}`;
  return typeof row.name === 'string' ? `name ${row.name}` : undefined;
};

/** The record that a row without an identity refers to. */
const referredBy = (row: Row): unknown =>
  Object.values(row).find(value => isPlainObject(value) && value.id !== undefined);

const refersAlike = (one: Row, other: Row) => {
  const [reference, second] = [referredBy(one), referredBy(other)];
  return isPlainObject(reference) && isPlainObject(second) && reference.id === second.id;
};

const isAnonymous = (row: Row) => identityOf(row) === undefined;

const withoutPlace = (row: Row, index: number): Row =>
  Object.fromEntries(Object.entries(row).filter(([field, value]) => !isPlace(field, value, index)));

/** One row on both sides, with its index (from 0) on each side. */
export interface Pair {
  before: Row;
  after: Row;
  from: number;
  to: number;
}

export interface MatchedRows {
  /** In the later order. */
  pairs: Pair[];
  removed: Row[];
  added: Row[];
  /** The fewest rows that must have been moved to get the later order. */
  moved: Pair[];
}

type Numbered = [row: Row, index: number];

/** Finds each row of one side on the other: by identity, content, name or reference, else in order. */
export const matchRows = (before: readonly Row[], after: readonly Row[]): MatchedRows => {
  const left: Numbered[] = before.map((row, index) => [row, index]);
  const partners = new Map<number, Numbered>();
  const pairUp = (fits: (earlier: Numbered, later: Numbered) => boolean) =>
    after.forEach((row, to) => {
      if (partners.has(to)) return;
      const at = left.findIndex(earlier => fits(earlier, [row, to]));
      const [partner] = at < 0 ? [] : left.splice(at, 1);
      if (partner) partners.set(to, partner);
    });

  pairUp(([one], [other]) => !isAnonymous(one) && identityOf(one) === identityOf(other));
  pairUp(([one, from], [other, to]) => same(withoutPlace(one, from), withoutPlace(other, to)));
  pairUp(([one], [other]) => isAnonymous(one) && isAnonymous(other) && nameInRow(one) === nameInRow(other));
  pairUp(([one], [other]) => isAnonymous(one) && isAnonymous(other) && refersAlike(one, other));
  pairUp(([one], [other]) => isAnonymous(one) && isAnonymous(other));

  const pairs = after.flatMap((row, to) => {
    const partner = partners.get(to);
    return partner ? [{ before: partner[0], after: row, from: partner[1], to }] : [];
  });
  return {
    pairs,
    removed: left.map(([row]) => row),
    added: after.filter((_, to) => !partners.has(to)),
    moved: movedOf(pairs),
  };
};

const movedOf = (pairs: readonly Pair[]): Pair[] => {
  const later = pairs.map(({ from }) => from);
  const earlier = [...later].sort((one, other) => one - other);
  const moved = new Set(diffArrays(earlier, later).flatMap(({ removed, value }) => (removed ? value : [])));
  return pairs.filter(({ from }) => moved.has(from));
};
