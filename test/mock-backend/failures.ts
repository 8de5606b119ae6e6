/** A value that another row already has. */
export class DuplicateError extends Error {
  constructor(readonly property: string) {
    super(`Another row has the same ${property}.`);
  }
}

/** A row cannot be deleted because others refer to it, or a row refers to one that does not exist. */
export class RelationshipError extends Error {}

/** Converts the error of an SQL constraint to an error of this module. Other errors are returned unchanged. */
export const constraintFailure = (error: unknown) => {
  const text = error instanceof Error ? error.message : '';
  const duplicate = /UNIQUE constraint failed: .*\.unique_(\S+)/.exec(text);
  if (duplicate) return new DuplicateError(duplicate[1]);
  return text.includes('FOREIGN KEY constraint failed')
    ? new RelationshipError('The row is referenced, or refers to one that does not exist.')
    : error;
};
