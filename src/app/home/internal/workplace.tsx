import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFavorites } from 'app/menu/favorites';
import { grouped, type MenuEntry } from 'app/menu/menus';
import { type RecentLink, useRecentLinks } from 'app/menu/recent-links';
import { useEntryName } from 'app/menu/use-entry-name';
import { useMenu } from 'app/menu/use-menu';
import { keyOf } from 'core/i18n/message-key';
import { formatTime } from 'core/i18n/times';
import { useT } from 'core/i18n/use-t';
import { KeyNames } from 'ui/shortcuts/key-names';
import { Card } from './card';
import type { DraftLink } from './draft-links';
import type { RunLink } from './use-unfinished-runs';

/** The first steps of a new user, each in one line. */
const BeginningCard = ({ first }: { first: MenuEntry }) => {
  const t = useT();
  const nameOf = useEntryName();
  return (
    <Card title={t('home.beginning.title')}>
      {[
        <li key="open">
          <Link to={first.to}>{t('home.beginning.open', { name: nameOf(first) })}</Link>
        </li>,
        <li key="go">
          {t('home.beginning.go')}
          <KeyNames keys="mod+k" />
        </li>,
        <li key="keep">{t('home.beginning.keep')}</li>,
      ]}
    </Card>
  );
};

interface WorkplaceProps {
  drafts: readonly DraftLink[];
  runs: readonly RunLink[];
  children: ReactNode;
}

/** What was begun: unsaved text, and changes of many texts that are half done. */
const DraftsCard = ({ drafts, runs }: Pick<WorkplaceProps, 'drafts' | 'runs'>) => {
  const t = useT();
  return (
    <Card title={t('home.drafts')}>
      {[
        ...drafts.map(({ key, name, savedAt, entry, to }) => (
          <li key={key} className="noted">
            <Link to={to}>{name || t(keyOf(entry.section.i18n, 'new'))}</Link>
            <span className="section-card-note">
              {t(keyOf(entry.section.i18n, 'title'))} · {formatTime(savedAt)}
            </span>
          </li>
        )),
        ...runs.map(({ task: { id, replacement, startedAt }, to }) => (
          <li key={id} className="noted">
            <Link to={to}>{t('replace.runs.name', { text: replacement.text, by: replacement.by })}</Link>
            <span className="section-card-note">
              {t('replace.title')} · {formatTime(startedAt)}
            </span>
          </li>
        )),
      ]}
    </Card>
  );
};

const FavoritesCard = ({ entries }: { entries: readonly MenuEntry[] }) => {
  const t = useT();
  const nameOf = useEntryName();
  return (
    <Card title={t('home.favorites')}>
      {entries.map(entry => (
        <li key={entry.to}>
          <Link to={entry.to}>{nameOf(entry)}</Link>
        </li>
      ))}
    </Card>
  );
};

const RecentsCard = ({ recents }: { recents: readonly RecentLink[] }) => {
  const t = useT();
  return (
    <Card title={t('home.recents')}>
      {recents.map(({ section, id, name, entry, to }) => (
        <li key={`${section}-${id}`} className="noted">
          <Link to={to}>{name}</Link>
          <span className="section-card-note">{t(keyOf(entry.section.i18n, 'title'))}</span>
        </li>
      ))}
    </Card>
  );
};

/** What one works on: unsaved text first. All of it is known before the first paint. */
export const Workplace = ({ children, ...begun }: WorkplaceProps) => (
  <div className="workplace">
    <DraftsCard {...begun} />
    {children}
  </div>
);

interface PlacesProps {
  /** Something was begun, so this is no first visit. */
  hasBegun: boolean;
  /** The rail beside them lists the favorites too. */
  hasRail: boolean;
}

/** Where to go: the first steps of a new user, or the latest records and favorites, known at the first paint. */
export const Places = ({ hasBegun, hasRail }: PlacesProps) => {
  const menu = useMenu();
  const recents = useRecentLinks(menu);
  const { entries: favorites } = useFavorites();
  const isFirstTime = menu.length > 0 && !hasBegun && favorites.length + recents.length === 0;
  const first = grouped(menu)[0]?.entries[0];
  return (
    <>
      {isFirstTime && first && <BeginningCard first={first} />}
      <RecentsCard recents={recents} />
      {!hasRail && <FavoritesCard entries={favorites} />}
    </>
  );
};
