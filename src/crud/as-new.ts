import { isPlainObject, object, pictureReferences, type Part, type Parts } from 'lib/records/parts';
import { AS_RECEIVED, type AnyShape } from 'lib/records/shape';

/** What a server makes of a record by itself. */
const DERIVED = ['id', 'normalizedName', 'createdBy', 'createdDate', 'lastModifiedBy', 'lastModifiedDate'];

/** What is read as one value may be another record: a reference, or a category that came as an object. */
const isReference = (part: Part) => part === pictureReferences || (!part.parts && !part.row);

const valueAsNew = (part: Part | undefined, value: unknown): unknown => {
  if (part?.isOfServer) return undefined;
  if (part && isReference(part)) return value;
  if (Array.isArray(value)) return value.map(one => valueAsNew(part?.row, one));
  if (!isPlainObject(value)) return value;
  const partOf = (field: string) => (field === AS_RECEIVED ? part : part?.parts?.[field]);
  const own = Object.entries(value).filter(([field]) => !DERIVED.includes(field));
  return Object.fromEntries(own.map(([field, inner]) => [field, valueAsNew(partOf(field), inner)]));
};

/**
 * The whole record as one that the server does not have, for a copy or to make it again: without ids and other derived
 * fields, at any depth of what is its own, for a part that kept its id would be taken away from the original. The
 * records that it refers to stay as they came.
 */
export const asNew = <T extends object>(shape: AnyShape<T>, record: T): T =>
  valueAsNew(object(shape as Parts), record) as T;
