import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import { type Parts, pictureReferences } from './parts';
import { type AnyShape, AS_RECEIVED } from './shape';

type Fields = Record<string, unknown>;
type IsMeant = (value: unknown) => boolean;

/** The received values of the fields that a record shows in another way. */
export const receivedOf = (record: object): Fields => fieldsOf((record as Fields)[AS_RECEIVED]);

/**
 * The paths of the to-many relations whose value is meant, without the indexes of rows. Relations to pictures do not
 * count: each save derives them from the texts.
 */
const pathsIn = (parts: Parts, of: Fields, isMeant: IsMeant, prefix = ''): string[] =>
  Object.entries(parts).flatMap(([field, part]) => {
    const value = of[field];
    const path = prefix + field;
    if (part === pictureReferences) return [];
    const inner = (part.row ?? part).parts ?? {};
    const inside = (part.row && Array.isArray(value) ? value : [part.row ? undefined : value])
      .filter(isPlainObject)
      .flatMap(one => pathsIn(inner, one, isMeant, `${path}.`));
    return part.row && isMeant(value) ? [path, ...inside] : inside;
  });

/**
 * The paths of the to-many relations that came as null or not at all. The fields that a record shows as they came have
 * none, whatever a form has made of them since.
 */
export const missingRelations = <T extends object>(shape: AnyShape<T>, record: T): string[] => {
  const received = receivedOf(record);
  const changed = Object.entries(shape as Parts).filter(([field]) => Object.hasOwn(received, field));
  const isMissing = (value: unknown) => value === null || value === undefined;
  return [...new Set(pathsIn(Object.fromEntries(changed), received, isMissing))];
};
