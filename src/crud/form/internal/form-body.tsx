import { type ReactNode, useMemo } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type { RecordCheck } from 'features/checks/finding';
import type { Identified } from 'lib/model';
import { FormContextProvider, useStableFormContext } from 'ui/form/form-context';
import type { PartOfForm } from 'ui/form/form-part';
import { problemsOf } from 'ui/form/resolver';
import type { FormController } from '../form-controller';
import { FormColumns, type Measure } from './form-columns';
import { FormSave } from './form-save';
import { useFocusFirstField } from './use-focus-first-field';
import { useFocusFound } from './use-focus-found';
import { useSubmit } from './use-submit';

export interface FormBodyProps<T extends Identified & FieldValues> {
  manage: FormController<T>;
  /** The message of a failed save, if a section has a better one; it stays until the next edit or save. */
  failure?: string;
  /** The parts of a long form, for its index. */
  parts?: readonly PartOfForm[];
  /** What accompanies the fields in the right column: a preview, linked records. */
  aside?: ReactNode;
  measure?: Measure;
  /** The section's rules of what deserves a second look before the record is saved. */
  checks?: readonly RecordCheck<T>[];
  children: ReactNode;
}

/** The fields of a form, and the bar with Save and Cancel. */
export const FormBody = <T extends Identified & FieldValues>(props: FormBodyProps<T>) => {
  const { manage, failure, measure, parts, aside, checks, children } = props;
  const { i18n, form, limits, rules, record, draft, texts } = manage;
  const { base } = record;
  const submit = useSubmit(manage);
  useFocusFirstField(record.isNew, draft.hasPrompts);
  useFocusFound(draft.hasPrompts);
  const formContext = useStableFormContext({
    i18n,
    base,
    problems: useMemo(() => problemsOf(rules, base), [rules, base]),
    limits,
    failure: manage.save.error,
    texts: texts?.reader,
    unsent: record.unsent,
    editText: name => texts?.edit(name),
  });
  return (
    <FormProvider {...form}>
      <FormContextProvider value={formContext}>
        <form {...submit.form} noValidate>
          <FormColumns manage={manage} measure={measure} parts={parts} aside={aside}>
            {children}
          </FormColumns>
          <FormSave manage={manage} failure={failure} submit={submit} checks={checks} />
        </form>
      </FormContextProvider>
    </FormProvider>
  );
};
