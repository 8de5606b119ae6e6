import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { t } from 'core/i18n/translate';
import { formPathOf, sectionPathOf } from 'core/navigation/entry-state';
import { useBrowserNavigation } from 'core/navigation/use-navigation';
import { isOutcomeUnknown } from 'core/responses/responses';
import { useTellWhoLeft } from 'features/drafts/form/use-tell-who-left';
import { same } from 'lib/deep-equal';
import type { Identified } from 'lib/model';
import { nameWithoutId } from 'lib/records/names';
import type { SavedForm } from '../saved-form';
import type { SentRecord } from './adopt-stored';

/** The address that leads to the record of a form that was left: a record without one is in its list. */
const useAddressOf = (isOfOther: boolean) => {
  const navigation = useBrowserNavigation();
  const { pathname } = useLocation();
  return (record: Identified, isCreated: boolean): string => {
    const form = navigation.addressOf({ pathname: formPathOf(pathname), state: { record } });
    return isOfOther || (isCreated && !form.includes('?')) ? sectionPathOf(pathname) : form;
  };
};

/**
 * What follows a save whose form was left before its answer came: the user is told. What was not stored stays as a
 * draft.
 */
export const useEndLeft = <T extends Identified & FieldValues>(
  { edited: { draft, typed, baseRecord } }: SavedForm<T>,
  isOfOther = false,
) => {
  const tellWhoLeft = useTellWhoLeft();
  const addressOf = useAddressOf(isOfOther);
  return (record: SentRecord<T>, publish: (record: SentRecord<T>) => void, error?: unknown) => {
    const opened = baseRecord.latest.current;
    const worked = error === undefined;
    const isNew = opened.id === undefined;
    // A server that did not store the record knows it by the name that it was opened with.
    const shown = worked ? record.stored : opened;
    const name = nameWithoutId(isNew || worked ? record.stored : opened) || t('entity.record');
    const isHere = tellWhoLeft({ name, error, to: addressOf(shown, isNew && worked) });
    if (worked && isHere) publish(record);
    if (worked && same(typed.read(), record.typed)) void draft.removeAfterSave();
    else if (isHere && (worked || !isOutcomeUnknown(error))) draft.noteSending(false);
  };
};
