import type { ReactNode } from 'react';
import { keyOf, type SectionKey } from 'core/i18n/message-key';
import { formatTime } from 'core/i18n/times';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import type { FormTexts } from 'crud/form/internal/form-texts';
import { type DraftStatus, useDraftStatus } from 'features/drafts/form/draft-status';
import { WritingDesk } from 'features/writing/desk/writing-desk';
import { type TypedText, useDebouncedText } from 'features/writing/text/typed-text';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { SignedInAgain, useIsOnlyUnsaved } from 'ui/feedback/signed-in-again';
import { isBlank } from 'ui/form/rules';
import { TextLinks } from './text-links';
import { useEditedText } from './use-edited-text';
import { WayBack } from './way-back';

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

interface TextEditorProps {
  i18n: SectionKey;
  texts: FormTexts;
  /** The name of the text. */
  name: string;
  /** Names the text among all texts of all records. */
  textKey: string;
  draftStatus: DraftStatus;
  /** More below the text, after its counts. */
  children: ReactNode;
}

/** The editor of a long text (R81): markdown and its live preview side by side. */
const TextEditor = ({ i18n, texts, name, textKey, draftStatus, children }: TextEditorProps) => {
  const t = useT();
  const { typed, decodable } = useEditedText(texts, name);
  const isOnlyUnsaved = useIsOnlyUnsaved();
  const { found } = useNavigation().received;
  return (
    <>
      {isOnlyUnsaved && <SignedInAgain />}
      {!decodable && <InlineAlert kind="warning">{t('entity.text.undecodable')}</InlineAlert>}
      <EmptyTextAlert typed={typed} />
      <WritingDesk
        typed={typed}
        label={t(keyOf(i18n, 'fields', name))}
        textKey={textKey}
        found={found?.text === name ? found : undefined}
        links={<TextLinks i18n={i18n} names={texts.reader.names} current={name} onGo={texts.edit} />}
        actions={<WayBack onBack={texts.toFields} />}
      >
        <CopyStatus status={draftStatus} /> {children}
      </WritingDesk>
    </>
  );
};

export default TextEditor;
