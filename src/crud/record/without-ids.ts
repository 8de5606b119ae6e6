import { isPlainObject } from 'lib/is-plain-object';
import { object, type Part, type Parts, pictureReferences } from 'lib/records/parts';
import { type AnyShape, AS_RECEIVED } from 'lib/records/shape';

/** The fields that a server fills in by itself. */
const DERIVED = ['id', 'normalizedName', 'createdBy', 'createdDate', 'lastModifiedBy', 'lastModifiedDate'];

/** A part that is read as one value may be another record: a reference, or a category that arrived as an object. */
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
 * The whole record as one that the server does not have yet, for a copy or to create it again. It has no ids and no
 * other derived fields, at any depth of its own parts: a part that kept its id would be taken away from the original.
 * The records that it refers to stay as they were received.
 */
export const withoutIds = <T extends object>(shape: AnyShape<T>, record: T): T =>
  valueAsNew(object(shape as Parts), record) as T;
