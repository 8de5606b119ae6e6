/** A value that another row already has. */
export class DuplicateError extends Error {
  constructor(readonly property: string) {
    super(`Another row has the same ${property}.`);
  }
}

/** A row that others point at was to go, or a row was to point at one that does not exist. */
export class RelationshipError extends Error {}

/** Says in this backend's words which constraint SQL refused by. */
export const constraintFailure = (error: unknown) => {
  const text = error instanceof Error ? error.message : '';
  const duplicate = /UNIQUE constraint failed: .*\.unique_(\S+)/.exec(text);
  if (duplicate) return new DuplicateError(duplicate[1]);
  return text.includes('FOREIGN KEY constraint failed')
    ? new RelationshipError('The row is referenced, or refers to one that does not exist.')
    : error;
};
