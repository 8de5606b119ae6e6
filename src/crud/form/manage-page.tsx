import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type SectionKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useOpenForm } from 'core/navigation/open-forms';
import { useNavigation } from 'core/navigation/use-navigation';
import type { FormTexts } from 'crud/form/internal/form-texts';
import type { FormDefinition } from 'crud/form/internal/use-edited-record';
import { SaveQuestionDialog, type SectionQuestionProps } from 'crud/form/save/save-question-dialog';
import { TextEditor, TextHeading, UnknownText } from 'crud/form/text/text-screen';
import { WholeRecord } from 'crud/record/whole-record';
import { ChangesButton } from 'features/changes/changes-button';
import { writtenText } from 'features/changes/written-text';
import { RecoveryPrompt } from 'features/drafts/form/recovery-prompt';
import type { Identified } from 'lib/model';
import { preloadInTurn } from 'lib/preload-chain';
import type { Duck } from 'records/duck';
import { FormBody, type FormBodyProps } from './internal/form-body';
import { FormTitle, type FormTitleProps } from './internal/form-title';
import { FormVersionsButton } from './internal/form-versions-button';
import { SameNameHint } from './same-name-hint';
import { type ManageOptions, useManage } from './use-manage';
import { useTakenName } from './use-taken-name';

/** The title of the form, or of the text that is edited. */
const Heading = <T extends Identified & FieldValues>(props: FormTitleProps<T>) => {
  const t = useT();
  const { i18n, form, record, texts, navigation } = props.manage;
  if (texts?.shown === undefined) return <FormTitle {...props} />;
  const { sectionPath } = navigation;
  const named = record.isNew ? form.getValues() : record.base;
  return (
    <TextHeading i18n={i18n} texts={texts} name={texts.shown} record={named} sectionPath={sectionPath}>
      <ChangesButton i18n={i18n} title={t('changes.heading')} compare={() => record.compare()}>
        {t('changes.show')}
      </ChangesButton>
    </TextHeading>
  );
};

/** The fields, or the editor of a text. */
const Body = <T extends Identified & FieldValues>(props: FormBodyProps<T>) => {
  const { i18n, record, texts, draft } = props.manage;
  if (texts?.shown === undefined) return <FormBody {...props} />;
  const textKey = `${i18n}/${record.base.id ?? 'new'}/${texts.shown}`;
  return (
    <TextEditor
      key={texts.shown}
      i18n={i18n}
      texts={texts}
      name={texts.shown}
      textKey={textKey}
      draftStatus={draft.status}
    >
      <FormVersionsButton manage={props.manage} />
    </TextEditor>
  );
};

/** The editor of a text is loaded before the user opens it. */
const useEarlyEditor = (texts: FormTexts | undefined) => {
  const hasTexts = texts !== undefined;
  useEffect(() => {
    if (hasTexts) preloadInTurn('next', TextEditor.preload);
  }, [hasTexts]);
};

type ManageFormProps<T extends Identified & FieldValues> = FormBodyProps<T> &
  FormTitleProps<T> & {
    /** Shows the question that a step of the section asks. */
    question?: ComponentType<SectionQuestionProps>;
  };

/**
 * The form of a record, and the editors of its long texts: title (new or edit, by the id), draft offer, fields, errors,
 * the bar with Save and Cancel, what a reload found, and the question that a save asks.
 */
export const ManageForm = <T extends Identified & FieldValues>(props: ManageFormProps<T>) => {
  const { manage, title, recordName, question, ...body } = props;
  const { i18n, record, save, draft, texts } = manage;
  const { isAtText } = useNavigation();
  useOpenForm({
    unsavedText: () => ({
      text: save.isStored ? '' : writtenText(i18n, record.compare()),
      isStored: !draft.status.read().failed,
    }),
  });
  useEarlyEditor(texts);
  if (isAtText && texts?.shown === undefined) return <UnknownText />;
  return (
    <section className={texts?.shown === undefined ? 'manage-page' : 'content-page'}>
      <Heading manage={manage} title={title} recordName={recordName} />
      <RecoveryPrompt draft={draft} i18n={i18n} compare={record.compare} onRestore={record.restore} />
      {save.notice}
      <Body manage={manage} {...body} />
      <SaveQuestionDialog i18n={i18n} question={save.question} onAnswer={save.answer} ofSection={question} />
    </section>
  );
};

interface ManagePageProps<T extends Identified & FieldValues>
  extends Pick<ManageOptions<T>, 'rowOf' | 'calls'>, Pick<FormBodyProps<T>, 'aside' | 'measure' | 'checks'> {
  duck: Duck<T>;
  i18n: SectionKey;
  record: FormDefinition<T>;
  /** Makes the message of a failed save from the server's response. */
  failureOf?: (error: unknown) => string;
  children: ReactNode;
}

const ManageScreen = <T extends Identified & FieldValues>(props: ManagePageProps<T>) => {
  const { duck, i18n, record, failureOf, aside, measure, checks, children, ...options } = props;
  const manage = useManage(duck, i18n, record, options);
  useTakenName(duck.find ? undefined : duck, manage);
  return (
    <ManageForm
      manage={manage}
      failure={failureOf?.(manage.save.error)}
      aside={aside}
      measure={measure}
      checks={checks}
    >
      {children}
      <SameNameHint duck={duck} form={manage} />
    </ManageForm>
  );
};

/**
 * The form screen of a section (R61). It edits the record in the navigation state if that has an id, and otherwise
 * creates a new one.
 */
export const ManagePage = <T extends Identified & FieldValues>(props: ManagePageProps<T>) => (
  <WholeRecord relations={props.duck.relations}>
    <ManageScreen {...props} />
  </WholeRecord>
);
