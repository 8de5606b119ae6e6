import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { useStore } from 'react-redux';
import { useSession } from 'core/auth/use-session';
import { messages } from 'core/messages/messages.duck';
import { useWrite } from 'core/navigation/open-forms';
import { useFormNavigation } from 'core/navigation/use-navigation';
import { NOT_SAVED, writeOf } from 'crud/form/save/save-state';
import type { RecordDefinition } from 'crud/record/define-record';
import { type DraftState, useDraftState } from 'features/drafts/form/use-draft';
import { areVersioned, createFormVersions } from 'features/versions/form-versions';
import type { TextsDescription } from 'features/versions/texts';
import { same } from 'lib/deep-equal';
import { readerOf } from 'lib/long-texts';
import type { Identified } from 'lib/model';
import { preloadInTurn } from 'lib/preload-chain';
import { withRightKinds } from 'lib/records/new-record';
import type { AnyShape } from 'lib/records/shape';
import { createState, type State, useStateNow } from 'lib/state';
import type { Duck } from 'records/duck';
import type { Limit } from 'ui/form/form-context';
import { resolverOf } from 'ui/form/resolver';
import type { Rules } from 'ui/form/rules';
import { withoutIds } from '../../record/without-ids';
import { createOpenForm, type OpenForm, type OpenFormState, type RecordForm } from './open-form';

/** The deleted record that this form creates again, if it was opened for that and the page was not reloaded since. */
const restoredRecord = <T extends Identified>(shape: AnyShape<T>, state: unknown, restored: number | undefined) => {
  const message = messages.select(state).log.find(({ id }) => id === restored);
  // The form belongs to the section of the deleted record, so the record has this shape.
  return message?.deleted && withoutIds(shape, message.deleted.record as T);
};

/** What a form is told of its records. */
export interface FormDefinition<T> extends Pick<RecordDefinition<T>, 'blank' | 'rules' | 'texts'> {
  /** What "Save and add another" opens after this record; without it, the blank one. */
  nextOf?: (saved: T) => T;
}

export interface EditedRecordOptions<T extends Identified> {
  duck: Pick<Duck<T>, 'name' | 'shape' | 'isOfPeople'>;
  definition: FormDefinition<T>;
  /** The record to edit, if the navigation state holds only a reference to it. */
  record?: T;
}

/** The record that the form opens with, and the one to compare it with. */
const useOpenedRecord = <T extends Identified>({
  duck: { shape },
  definition: { blank },
  record: opened,
}: EditedRecordOptions<T>) => {
  const { received } = useFormNavigation<T>();
  const store = useStore();
  const [records] = useState(() => {
    const record = opened ?? received.record ?? restoredRecord(shape, store.getState(), received.restored) ?? blank;
    return {
      opened: record,
      record: record.id === undefined ? withRightKinds(shape, record) : record,
      base: opened ?? received.base ?? received.record ?? blank,
    };
  });
  return records;
};

/** The fields of the opened record. */
const useFields = <T extends FieldValues>(
  record: T,
  base: T,
  rules: Rules<T>,
  state: State<OpenFormState<T>>,
): RecordForm<T> => {
  const [limits] = useState(() => new Map<string, Limit>());
  const form = useForm<T>({
    defaultValues: base as DefaultValues<T>,
    // If `values` were set each time, the rows of a field array would all mount a second time.
    values: record === base ? undefined : record,
    resetOptions: { keepDefaultValues: true },
    resolver: useMemo(() => resolverOf(rules, limits, () => state.read().base), [rules, limits, state]),
  });
  return { form, limits };
};

/** The versions that a form of such records leaves, if it leaves any. */
const versionsOfForm = <T extends Identified>(
  login: string,
  { duck: { name, shape, isOfPeople }, definition: { texts } }: EditedRecordOptions<T>,
) => {
  const source: TextsDescription = {
    // The form's records have this shape.
    shape: shape as AnyShape<Record<string, unknown>>,
    texts: texts.names.length > 0 ? readerOf(texts) : undefined,
  };
  return areVersioned(source, isOfPeople) ? createFormVersions(login, name, source) : undefined;
};

/** An opened record in its form, what the form shows of it now, and its draft. */
export interface EditedRecord<T extends FieldValues> extends OpenFormState<T> {
  open: OpenForm<T>;
  draft: DraftState<T>;
}

/** The opened record in a form, while that is on the page. */
export const useEditedRecord = <T extends Identified & FieldValues>(
  options: EditedRecordOptions<T>,
): EditedRecord<T> => {
  const { name: section, isOfPeople = false } = options.duck;
  const { rules, texts } = options.definition;
  const { opened, record, base } = useOpenedRecord(options);
  const { login: owner = '' } = useSession();
  const { received, noteDraft } = useFormNavigation<T>();
  const [state] = useState(() =>
    createState<OpenFormState<T>>({ base, isDirty: !same(record, base), save: NOT_SAVED }),
  );
  const fields = useFields(record, base, rules, state);
  const [open] = useState(() => {
    const draft = {
      owner,
      section,
      reach: isOfPeople ? ('tab' as const) : ('browser' as const),
      named: received.draft,
      onFirstTouch: noteDraft,
    };
    const versions = versionsOfForm(owner, options);
    return createOpenForm({ ...fields, state, opened, record, texts, draft, versions });
  });
  const now = useStateNow(state);
  useEffect(() => open.watch(), [open]);
  useEffect(() => {
    const { versions } = open;
    if (versions) preloadInTurn('next', () => versions.keepOpened(open.state.read().base));
  }, [open]);
  // The save of a form that is left ends before its inputs leave the page.
  useLayoutEffect(() => () => open.stop(), [open]);
  useWrite(writeOf(now.save));
  return { ...now, open, draft: useDraftState(open.draft, { ...now, id: now.base.id, read: open.typed.read }) };
};
