import type { FieldValues } from 'react-hook-form';
import { t } from 'core/i18n/translate';
import { formPathOf, sectionPathOf } from 'core/navigation/entry-state';
import { isOutcomeUnknown } from 'core/responses/responses';
import { same } from 'lib/deep-equal';
import type { Identified } from 'lib/model';
import { nameWithoutId } from 'lib/records/names';
import type { SavedForm } from '../saved-form';
import { publish, type SentRecord } from './adopt-stored';

/** The address that leads to the record of a form that was left: a record without one is in its list. */
const addressOf = <T extends Identified & FieldValues>(
  { screen: { navigation, pathname }, options: { entry } }: SavedForm<T>,
  record: Identified,
  isCreated: boolean,
): string => {
  const form = navigation.addressOf({ pathname: formPathOf(pathname), state: { record } });
  return entry === 'owner' || (isCreated && !form.includes('?')) ? sectionPathOf(pathname) : form;
};

/**
 * What follows a save whose form was left before its answer came: the user is told. What was not stored stays as a
 * draft.
 */
export const endLeft = <T extends Identified & FieldValues>(
  saved: SavedForm<T>,
  record: SentRecord<T>,
  error?: unknown,
) => {
  const { state, draft, typed } = saved.open;
  const opened = state.read().base;
  const worked = error === undefined;
  const isNew = opened.id === undefined;
  // A server that did not store the record knows it by the name that it was opened with.
  const shown = worked ? record.stored : opened;
  const name = nameWithoutId(isNew || worked ? record.stored : opened) || t('entity.record');
  const isHere = saved.screen.tellWhoLeft({ name, error, to: addressOf(saved, shown, isNew && worked) });
  if (worked && isHere) publish(saved, record);
  if (worked && same(typed.read(), record.typed)) void draft.removeAfterSave();
  else if (isHere && (worked || !isOutcomeUnknown(error))) draft.noteSending(false);
};
