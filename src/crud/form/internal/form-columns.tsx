import { type ReactNode, useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { Identified } from 'lib/model';
import { formErrorsOf } from 'ui/form/form-errors';
import { FormIndex, type PartOfForm } from 'ui/form/form-part';
import { useMediaQuery } from 'ui/layout/use-media-query';
import type { FormController } from '../form-controller';
import { ErrorSummary } from './error-summary';
import { RecordFacts } from './record-facts';
import { SkipToIndex } from './skip-to-index';
import { useFocusFirstError } from './use-focus-first-field';

/** What the fields need their width for: lines of text, or rows of many columns. */
export type Measure = 'text' | 'rows';

/** Media queries for windows with room for the second column. */
const HAS_ROOM: Record<Measure, string> = { text: '(min-width: 75em)', rows: '(min-width: 87.5em)' };

interface FormColumnsProps<T extends Identified & FieldValues> {
  manage: Pick<FormController<T>, 'i18n' | 'record' | 'draft'>;
  measure?: Measure;
  parts?: readonly PartOfForm[];
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * The fields, and what accompanies them: errors, the index, what the section adds, and facts about the record. A wide
 * window shows these in a second column on the right. A narrow one shows errors and index above the fields, and the
 * rest below them. The DOM order is the Tab order, so each layout needs its own order.
 */
export const FormColumns = <T extends Identified & FieldValues>(props: FormColumnsProps<T>) => {
  const { manage, measure = 'text', parts, aside, children } = props;
  const index = useRef<HTMLElement>(null);
  const { formState } = useFormContext();
  const errors = formErrorsOf(formState.errors);
  useFocusFirstError(errors, formState.submitCount);
  const hasTwo = useMediaQuery(HAS_ROOM[measure]);
  const overview = (
    <>
      <ErrorSummary i18n={manage.i18n} errors={errors} />
      {parts && <FormIndex parts={parts} innerRef={index} />}
    </>
  );

  return (
    <div className={hasTwo ? `form-columns two-columns for-${measure}` : 'form-columns'}>
      {hasTwo && parts && <SkipToIndex index={index} />}
      {!hasTwo && overview}
      <div className="fields">{children}</div>
      <div className="form-aside">
        {hasTwo && overview}
        {aside}
        <RecordFacts manage={manage} />
      </div>
    </div>
  );
};
