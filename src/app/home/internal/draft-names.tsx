import { sectionOfDuck } from 'app/menu/section-of-duck';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { isOnlyInTab } from 'features/drafts/store/draft-storage';
import type { StoredDraft } from 'features/drafts/store/draft-store';
import { formatCount } from 'lib/numbers';
import { nameOfDraft } from './draft-links';

/** More drafts than these are counted, not named. */
const NAMED = 10;

/** The section of a draft. The account's own settings belong to no section. */
export const useSectionTitle = () => {
  const t = useT();
  return ({ section: name }: StoredDraft) => {
    const section = sectionOfDuck(name);
    return section ? t(keyOf(section.i18n, 'title')) : t('global.menu.account.settings');
  };
};

/** Names the drafts that a sign-out may leave in this browser, and says what becomes of them. */
export const DraftNames = ({ drafts }: { drafts: readonly StoredDraft[] }) => {
  const t = useT();
  const titleOf = useSectionTitle();
  const lineOf = (draft: StoredDraft) => {
    const name = nameOfDraft(draft) || t('login.signOut.nameless');
    const line = t('login.signOut.draft', { name, section: titleOf(draft) });
    return isOnlyInTab(draft.key) ? t('login.signOut.onlyInTab', { draft: line }) : line;
  };
  return (
    <>
      <p>{t('login.signOut.drafts')}</p>
      <ul>
        {drafts.slice(0, NAMED).map(draft => (
          <li key={draft.key}>{lineOf(draft)}</li>
        ))}
        {drafts.length > NAMED && <li>{t('login.signOut.more', { count: formatCount(drafts.length - NAMED) })}</li>}
      </ul>
      {drafts.some(({ key }) => isOnlyInTab(key)) && <p>{t('login.signOut.goWithTab')}</p>}
    </>
  );
};
