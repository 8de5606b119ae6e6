import type { FieldValues } from 'react-hook-form';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { titleOfRecord } from 'crud/record/record-title';
import type { Identified } from 'lib/model';
import { nameWithoutId } from 'lib/records/names';
import { headingHook, PageTitle } from 'ui/layout/page-title';
import type { FormController } from '../form-controller';
import { FormVersionsButton } from './form-versions-button';
import { PreviousNext } from './previous-next';

export interface FormTitleProps<T extends Identified & FieldValues> {
  manage: FormController<T>;
  /** The title of the screen, if a section has more than one form. */
  title?: string;
  /** The name of the record, if the record itself does not contain it. */
  recordName?: string;
}

export const FormTitle = <T extends Identified & FieldValues>({ manage, ...props }: FormTitleProps<T>) => {
  const t = useT();
  const { i18n, record, navigation, save } = manage;
  const { isNew } = record;
  const { recordName = isNew ? '' : nameWithoutId(record.base) } = props;
  return (
    <PageTitle
      title={titleOfRecord(recordName, props.title ?? t(keyOf(i18n, isNew ? 'new' : 'edit')))}
      trail={[{ text: t(keyOf(i18n, 'title')), to: navigation.sectionPath }]}
      dataCy={headingHook(i18n, 'CreateUpdateHeading')}
    >
      <FormVersionsButton manage={manage} />
      <PreviousNext previousNext={navigation.previousNext} isBusy={save.isBusy} />
    </PageTitle>
  );
};
