/** Rows in the order of their numbers. Equal ones keep their order, and those without a number go last. */
export const orderedBy = <T>(rows: readonly T[], numberOf: (row: T) => number | null | undefined): T[] =>
  [...rows].sort((one, other) => (numberOf(one) ?? Number.MAX_VALUE) - (numberOf(other) ?? Number.MAX_VALUE));
