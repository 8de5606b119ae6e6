import { useEffect } from 'react';
import { Redirect } from 'react-router-dom';
import { ChangesButton } from 'features/changes/changes-button';
import { comparisonOf } from 'features/changes/comparison';
import { readerOf } from 'lib/long-texts';
import { writtenText } from 'features/changes/written-text';
import { RecoveryPrompt } from 'features/drafts/form/recovery-prompt';
import { useUnsavedText } from 'core/navigation/unsaved-text';
import { useDraftStatus, type DraftStatus } from 'features/drafts/form/draft-status';
import { useDraft } from 'features/drafts/form/use-draft';
import { keyOf, type SectionKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { isBlank } from 'ui/form/rules';
import type { Identified } from 'lib/model';
import { useFormRecord } from 'core/navigation/form-record';
import type { Duck } from 'core/redux/create-duck';
import type { LongTexts } from 'lib/long-texts';
import { formatTime } from 'core/i18n/times';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { SignedInAgain, useIsOnlyUnsaved } from 'ui/feedback/signed-in-again';
import { PageTitle } from 'ui/layout/page-title';
import { useDebouncedText, type TypedText } from 'features/writing/text/typed-text';
import { WritingDesk } from 'features/writing/desk/writing-desk';
import { useNavigation } from 'core/navigation/use-navigation';
import { nameWithoutId, readRecordQuery } from 'crud/record/record-address';
import { titleOfRecord } from 'crud/record/record-title';
import { TextLinks } from './internal/text-links';
import { useEditedText } from './internal/use-edited-text';
import { useSaveShortcut } from 'crud/save/use-save-shortcut';
import { WayBack } from './internal/way-back';

interface ContentPageProps<T extends Identified> {
  duck: Pick<Duck<T>, 'name'>;
  i18n: SectionKey;
  texts: LongTexts<T>;
  formPath?: string;
}

const EmptyTextAlert = ({ typed }: { typed: TypedText }) => {
  const t = useT();
  const text = useDebouncedText(typed);
  if (!isBlank(text) || isBlank(typed.opened)) return null;
  return <InlineAlert kind="warning">{t('entity.text.emptyKept')}</InlineAlert>;
};

const CopyStatus = ({ status }: { status: DraftStatus }) => {
  const t = useT();
  const { storedAt, failed } = useDraftStatus(status);
  const copied = storedAt !== null && t('entity.status.copied', { time: formatTime(storedAt) });
  const copy = failed ? t('entity.status.noCopy') : copied;
  // A time that changes every two seconds is not worth announcing.
  return (
    <span role="status" aria-live={failed ? 'polite' : 'off'}>
      {copy && ` · ${copy}`}
    </span>
  );
};

interface EditorProps<T extends Identified> extends ContentPageProps<T> {
  record: T;
  base: T;
  name: string;
}

/** The text as part of the form's draft, and the return to the form. */
const useContent = <T extends Identified>(props: EditorProps<T>) => {
  const { duck, i18n, texts, base, name, formPath } = props;
  const { backToForm, toOtherText, sectionPath } = useNavigation<T>(formPath);
  const { typed, decodable, edited, dirty, restore } = useEditedText(props);
  const draft = useDraft<T>({ section: duck.name, id: base.id, base, read: edited, dirty });
  const { touch } = draft;
  useEffect(() => typed.subscribe(touch), [typed, touch]);

  /** Back and Save both return to the form with the record and its text. The server gets it when the form is saved. */
  const carryBack = () => {
    draft.flush();
    backToForm(edited(), base);
  };
  /** Like a return to the form and from there to the other text, but in one step. */
  const goToText = (other: string) => {
    draft.flush();
    toOtherText(edited(), base, other);
  };
  useFormRecord(() => ({ record: edited(), base, text: name }));
  useSaveShortcut(carryBack);
  const compare = (values: T = edited()) => comparisonOf(base, values, [readerOf(texts)]);
  useUnsavedText(
    () => writtenText(i18n, compare()),
    () => !draft.status.read().failed,
  );
  return { typed, decodable, draft, sectionPath, carryBack, goToText, compare, restore };
};

const ContentEditor = <T extends Identified>(props: EditorProps<T>) => {
  const { duck, i18n, texts, base, name } = props;
  const t = useT();
  const { typed, decodable, draft, sectionPath, carryBack, goToText, compare, restore } = useContent(props);
  const isOnlyUnsaved = useIsOnlyUnsaved();
  const label = t(keyOf(i18n, 'fields', name));
  return (
    <section className="content-page">
      <PageTitle
        title={titleOfRecord(base.id === undefined ? '' : nameWithoutId(base), label)}
        trail={[
          { text: t(keyOf(i18n, 'title')), to: sectionPath },
          { text: t(keyOf(i18n, base.id === undefined ? 'new' : 'edit')) },
        ]}
      >
        <ChangesButton i18n={i18n} title={t('changes.heading')} compare={() => compare()}>
          {t('changes.show')}
        </ChangesButton>
        <WayBack onBack={carryBack} />
      </PageTitle>
      <TextLinks i18n={i18n} names={texts.names} current={name} onGo={goToText} />
      <RecoveryPrompt draft={draft} i18n={i18n} compare={compare} onRestore={restore} />
      {isOnlyUnsaved && <SignedInAgain />}
      {!decodable && <InlineAlert kind="warning">{t('entity.text.undecodable')}</InlineAlert>}
      <EmptyTextAlert typed={typed} />
      <WritingDesk
        typed={typed}
        label={label}
        textKey={`${duck.name}/${base.id ?? 'new'}/${name}`}
        actions={<WayBack onBack={carryBack} />}
      >
        <CopyStatus status={draft.status} />
      </WritingDesk>
    </section>
  );
};

/** The long-text screen of a section (R81): markdown and its live preview side by side. */
export const ContentPage = <T extends Identified>(props: ContentPageProps<T>) => {
  const { formPath = '/manage', texts } = props;
  const { received, sectionPath, search } = useNavigation<T>(formPath);
  const { record, base = record, text } = received;
  if (!record || !base || !text || !texts.names.includes(text)) {
    // A copied address identifies the record, but not which of its texts was open.
    const isNamed = readRecordQuery(search) !== undefined;
    return <Redirect to={isNamed ? { pathname: sectionPath + formPath, search } : sectionPath} />;
  }
  return <ContentEditor key={text} {...props} record={record} base={base} name={text} />;
};
