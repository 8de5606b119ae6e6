import type { ReactNode } from 'react';
import { Redirect } from 'react-router-dom';
import { keyOf, type SectionKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useFormNavigation } from 'core/navigation/use-navigation';
import type { FormTexts } from 'crud/form/internal/form-texts';
import { useSaveShortcut } from 'crud/form/save/save-shortcuts';
import { readRecordQuery } from 'crud/record/record-address';
import { titleOfRecord } from 'crud/record/record-title';
import type { Identified } from 'lib/model';
import { nameWithoutId } from 'lib/records/names';
import { Busy } from 'ui/layout/busy';
import { PageTitle } from 'ui/layout/page-title';
import { chunk } from 'ui/layout/screen';
import { WayBack } from './internal/way-back';

/** The editor of one text, with a preview. It is large, and only a text needs it. */
export const TextEditor = chunk(() => import('./internal/text-editor'), { fallback: <Busy /> });

/** A copied address identifies the record, but not which of its texts was open: leads to the form, or to the list. */
export const UnknownText = () => {
  const { sectionPath, formPath, search } = useFormNavigation();
  const isNamed = readRecordQuery(search) !== undefined;
  return <Redirect to={isNamed ? { pathname: formPath, search } : sectionPath} />;
};

interface TextHeadingProps<T extends Identified> {
  i18n: SectionKey;
  texts: FormTexts;
  /** The name of the text. */
  name: string;
  /** As it is stored; a new one as it is typed. */
  record: T;
  sectionPath: string;
  /** What else the title has. */
  children: ReactNode;
}

/** The title of a text, and its way back to the form. */
export const TextHeading = <T extends Identified>(props: TextHeadingProps<T>) => {
  const { i18n, texts, name, record, sectionPath, children } = props;
  const t = useT();
  const isNew = record.id === undefined;
  useSaveShortcut(texts.toFields);
  return (
    <PageTitle
      title={titleOfRecord(nameWithoutId(record), t(keyOf(i18n, 'fields', name)))}
      trail={[{ text: t(keyOf(i18n, 'title')), to: sectionPath }, { text: t(keyOf(i18n, isNew ? 'new' : 'edit')) }]}
    >
      {children}
      <WayBack onBack={texts.toFields} />
    </PageTitle>
  );
};
