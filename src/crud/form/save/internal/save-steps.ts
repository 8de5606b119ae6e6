import type { FieldValues } from 'react-hook-form';
import { same } from 'lib/deep-equal';
import { fieldsOf } from 'lib/is-plain-object';
import type { Identified } from 'lib/model';
import type { Parts } from 'lib/records/parts';
import { type AnyShape, AS_RECEIVED } from 'lib/records/shape';
import { withRelationsOf } from 'lib/records/take-relations';
import { findWhole } from 'records/find';
import type { SaveStep } from '../save-step';
import type { SavedForm } from '../saved-form';
import type { WriteRecordOptions } from '../write-record';
import { askIfStored } from './ask-if-stored';
import { lossOf } from './loss';
import { sendStep } from './send-step';

/**
 * The record with those fields as they are stored now that nobody can edit here: only the server sets them, or the
 * console does not know them. What the response leaves out stays as it was opened.
 */
const withServerFields = <T extends object>(shape: AnyShape<T>, record: T, base: T, now: T): T => {
  const [edited, opened] = [fieldsOf(record), fieldsOf(base)];
  const parts: Partial<Parts> = shape as Parts;
  const isEditable = (field: string) => parts[field] !== undefined && !parts[field].isOfServer;
  const stored = Object.entries(now).filter(
    ([field, value]) =>
      field !== 'id' &&
      field !== AS_RECEIVED &&
      Object.hasOwn(edited, field) &&
      !isEditable(field) &&
      !same(value, null) &&
      same(edited[field], opened[field]),
  );
  return { ...record, ...Object.fromEntries(stored) };
};

/** There is a stored record: what belongs to another record may have been created with it, or by somebody else. */
export const isStoredIn = <T extends Identified & FieldValues>({ open, options }: SavedForm<T>) =>
  open.state.read().base.id !== undefined || options.entry === 'owner';

/** Opens the form again with the record as it is stored, if the form can do so. */
export const reopenOf = <T extends Identified & FieldValues>({ duck, open, options, screen }: SavedForm<T>) => {
  if (options.entry !== undefined) return undefined;
  return (now: T, keepDraft: boolean) => {
    if (keepDraft) open.draft.flush();
    else void open.draft.drop();
    screen.moves.reopen(duck.formRecord(now));
  };
};

const writingOf = <T extends Identified & FieldValues>(saved: SavedForm<T>): WriteRecordOptions<T> => {
  const { duck, i18n, open, screen } = saved;
  const { complete = (record: T) => record, isFoundByName = true } = duck;
  const { base } = open.state.read();
  const { shape } = duck;
  return {
    i18n,
    id: base.id,
    base,
    known: open.known,
    find: findWhole(duck),
    isStored: isStoredIn(saved),
    reader: open.reader,
    complete: (record, now) => complete(withServerFields(shape, withRelationsOf(shape, record, now), base, now), now),
    reopen: reopenOf(saved),
    // A record that is gone is created too: whether that has happened already is asked once it is known to be gone.
    mayCreate: isFoundByName ? askIfStored({ duck, draft: open.draft, reopen: screen.moves.reopen }) : undefined,
    loss: lossOf(duck),
  };
};

/** What happens when Save is pressed and the fields are valid, in this order. */
export const saveSteps = <T extends Identified & FieldValues>(saved: SavedForm<T>): readonly SaveStep<T>[] => [
  ...(saved.options.steps ?? []),
  sendStep(saved, writingOf(saved)),
];

/** What happens when a record is sent again that the server no longer has. */
export const stepsAnew = <T extends Identified & FieldValues>(saved: SavedForm<T>): readonly SaveStep<T>[] => [
  sendStep(saved, writingOf(saved)),
];
