const COMBINING_MARKS = /\p{M}/gu;

/** Upper and lower case made one, accents kept: what uniqueness compares. */
export const folded = (text: string) => text.normalize('NFC').toLowerCase();

/** Case and accents taken away, like Postgres' `unaccent(lower(…))`: what a search and an order compare. */
export const normalise = (text: string) => text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase();
