import { useEffect, useState } from 'react';
import { sectionOfDuck } from 'app/menu/section-of-duck';
import { loginOfToken } from 'core/http/token';
import { formatTime } from 'core/i18n/times';
import { useT } from 'core/i18n/use-t';
import { comparisonOf } from 'features/changes/comparison';
import { writtenText } from 'features/changes/written-text';
import { isOnlyInTab } from 'features/drafts/store/draft-storage';
import { draftsOfAll, type StoredDraft } from 'features/drafts/store/draft-store';
import { UnsavedTextCopy } from 'ui/layout/unsaved-text-copy';
import { Card } from './internal/card';
import { nameOfDraft } from './internal/draft-links';
import { useSectionTitle } from './internal/draft-names';
import '../../styles/home.scss';

type KeptDraft = StoredDraft<Record<string, unknown>>;

/** The drafts of the token's account. If that is not known, those of the only account that has some in this browser. */
const ofOneAccount = (drafts: readonly KeptDraft[]): KeptDraft[] => {
  const logins = new Set(drafts.map(({ login }) => login));
  const owner = loginOfToken() ?? (logins.size === 1 ? drafts[0]?.login : undefined);
  // A draft about people lies in this tab alone, and waits until its owner is known.
  return drafts.filter(({ login, key }) => login === owner && !isOnlyInTab(key));
};

const textOf = ({ section: name, values }: KeptDraft) => {
  const section = sectionOfDuck(name);
  return writtenText(section?.i18n ?? 'settings', comparisonOf({}, values, section?.texts));
};

const DraftText = ({ draft }: { draft: KeptDraft }) => {
  const [text] = useState(() => textOf(draft));
  return (
    <>
      <pre>{text}</pre>
      <UnsavedTextCopy text={text} look="secondary" />
    </>
  );
};

const DraftItem = ({ draft }: { draft: KeptDraft }) => {
  const t = useT();
  const titleOf = useSectionTitle();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="kept-draft">
      <button type="button" className="btn btn-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {nameOfDraft(draft) || t('login.signOut.nameless')}
      </button>{' '}
      <span className="section-card-note">
        {titleOf(draft)} · {formatTime(draft.savedAt)}
      </span>
      {isOpen && <DraftText draft={draft} />}
    </li>
  );
};

/** What was typed and not saved lies in this browser: it can be read while the server does not answer. */
const KeptDrafts = () => {
  const t = useT();
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>([]);
  useEffect(() => {
    let isGone = false;
    const show = (all: readonly KeptDraft[]) => isGone || setDrafts(ofOneAccount(all));
    void draftsOfAll(show).then(show);
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <Card title={t('home.kept')}>
      {drafts.map(draft => (
        <DraftItem key={draft.key} draft={draft} />
      ))}
    </Card>
  );
};

export default KeptDrafts;
