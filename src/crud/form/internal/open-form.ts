import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { createSaveRun, type SaveRun } from 'crud/form/save/save-run';
import type { SaveState } from 'crud/form/save/save-state';
import { createDraft, type DraftOptions, type FormDraft } from 'features/drafts/form/create-draft';
import type { FormVersions } from 'features/versions/form-versions';
import { afterPaint } from 'lib/browser/idle';
import { same } from 'lib/deep-equal';
import { type LongTexts, readerOf, type TextReader } from 'lib/long-texts';
import type { Identified } from 'lib/model';
import type { State } from 'lib/state';
import { createKnownRecord, type KnownRecord } from 'records/known-record';
import type { Limit } from 'ui/form/form-context';
import { createTypedValues, type TypedValues } from './typed-values';

/** What a form shows of its record and of its latest save. */
export interface OpenFormState<T> {
  /** The record as the server has it: as it was opened, or as it was saved last. */
  base: T;
  /** The form differs from what the server has. */
  isDirty: boolean;
  save: SaveState;
  /** The record that the latest save replaced. */
  replaced?: T;
}

/** A form with what its fields register while they are on screen. */
export interface RecordForm<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** The limits of the fields, by path. */
  limits: Map<string, Limit>;
}

/** A record in its form, from opening to saved. Its fields are those of react-hook-form. */
export interface OpenForm<T extends FieldValues> extends RecordForm<T>, SaveRun {
  /** Changes at once: a second press, or a comparison after a keystroke, may come before React renders. */
  state: State<OpenFormState<T>>;
  typed: TypedValues<T>;
  /** The record as it was opened, or copied from another one. */
  opened: T;
  /** Reads its long texts, if it has any. */
  reader: TextReader | undefined;
  draft: FormDraft<T>;
  /** Undefined if such records leave no versions. */
  versions: FormVersions | undefined;
  /** The stored record against which changes by other users are detected. */
  known: KnownRecord<T>;
  /** Something was typed into the open text. */
  onTextInput: () => void;
  /** Follows what is typed into the fields. Returns the function that ends this. */
  watch: () => () => void;
}

interface OpenFormOptions<T extends FieldValues> extends RecordForm<T> {
  state: State<OpenFormState<T>>;
  opened: T;
  /** The record as the form shows it at first. */
  record: T;
  texts: LongTexts<T>;
  draft: Omit<DraftOptions<T>, 'form'>;
  versions: FormVersions | undefined;
}

/**
 * Compares the form with what the server has. react-hook-form distinguishes a field that the record lacks from an empty
 * field; for the user both are empty.
 */
const createWatch = <T extends FieldValues>({
  form,
  state,
  typed,
  draft,
  on,
}: Pick<OpenForm<T>, 'form' | 'state' | 'typed' | 'draft' | 'on'>) => {
  let stop: () => void = () => undefined;
  const compare = () => state.set({ isDirty: !same(form.getValues(), state.read().base) });
  return () => {
    typed.readForm();
    const subscription = form.watch(() => {
      stop();
      // The first difference shows at once. The check whether it still exists can wait until the keystroke is painted.
      if (state.read().isDirty) stop = afterPaint(compare);
      else compare();
      draft.touch();
      on({ type: 'typed', isDirty: state.read().isDirty });
    });
    return () => {
      stop();
      subscription.unsubscribe();
    };
  };
};

export const createOpenForm = <T extends FieldValues & Identified>(options: OpenFormOptions<T>): OpenForm<T> => {
  const { form, limits, state, opened, record, texts, versions } = options;
  const typed = createTypedValues(form, record, texts);
  const draft = createDraft<T>({
    ...options.draft,
    form: {
      id: () => state.read().base.id,
      base: () => state.read().base,
      read: typed.read,
      isDirty: () => state.read().isDirty,
    },
  });
  const run = createSaveRun(state);
  return {
    ...run,
    form,
    limits,
    state,
    typed,
    opened,
    reader: texts.names.length > 0 ? readerOf(texts) : undefined,
    draft,
    versions,
    known: createKnownRecord(state.read().base),
    onTextInput: () => {
      // The first change shows at once that the form is unsaved.
      if (!state.read().isDirty) typed.take();
      draft.touch();
    },
    watch: createWatch({ form, state, typed, draft, on: run.on }),
  };
};
