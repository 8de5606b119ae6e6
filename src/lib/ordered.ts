/** Rows sorted by their number. Rows with equal numbers keep their order, and rows without a number come last. */
export const orderedBy = <T>(rows: readonly T[], numberOf: (row: T) => number | null | undefined): T[] =>
  [...rows].sort((one, other) => (numberOf(one) ?? Number.MAX_VALUE) - (numberOf(other) ?? Number.MAX_VALUE));
