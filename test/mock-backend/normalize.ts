const COMBINING_MARKS = /\p{M}/gu;

/** Ignores case and keeps accents: used to compare unique values. */
export const folded = (text: string) => text.normalize('NFC').toLowerCase();

/** Ignores case and accents, like Postgres' `unaccent(lower(…))`: used to search and sort. */
export const normalize = (text: string) => text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase();
