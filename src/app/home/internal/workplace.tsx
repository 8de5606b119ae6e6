import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useFavorites } from 'app/menu/favorites';
import { grouped, type MenuEntry } from 'app/menu/menus';
import { type RecentLink, useRecentLinks } from 'app/menu/recent-links';
import { useEntryName } from 'app/menu/use-entry-name';
import { useMenu } from 'app/menu/use-menu';
import { keyOf } from 'core/i18n/message-key';
import { formatTime } from 'core/i18n/times';
import { useT } from 'core/i18n/use-t';
import { formatDateTime } from 'lib/day-format';
import { formatCount } from 'lib/numbers';
import { KeyNames } from 'ui/shortcuts/key-names';
import { type DraftLink, useDraftLinks } from './draft-links';
import { useNextPushes } from './use-next-pushes';
import { usePendingRelease } from './use-pending-release';

interface CardProps {
  title: string;
  children: readonly ReactNode[];
}

const Card = ({ title, children }: CardProps) => {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section className="section-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
};

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

const DraftsCard = ({ drafts }: { drafts: readonly DraftLink[] }) => {
  const t = useT();
  return (
    <Card title={t('home.drafts')}>
      {drafts.map(({ key, name, savedAt, entry, to }) => (
        <li key={key}>
          <Link to={to}>{name || t(keyOf(entry.section.i18n, 'new'))}</Link>
          <span className="section-card-note">
            {t(keyOf(entry.section.i18n, 'title'))} · {formatTime(savedAt)}
          </span>
        </li>
      ))}
    </Card>
  );
};

const ReleaseCard = ({ menu }: { menu: readonly MenuEntry[] }) => {
  const t = useT();
  const release = usePendingRelease(menu);
  if (!release) return null;
  const { to, count } = release;
  return (
    <Card title={t('home.releases')}>
      {[
        <li key={to}>
          <Link to={to}>{t(count === 1 ? 'home.pendingOne' : 'home.pending', { count: formatCount(count) })}</Link>
        </li>,
      ]}
    </Card>
  );
};

const PushesCard = ({ menu }: { menu: readonly MenuEntry[] }) => {
  const t = useT();
  return (
    <Card title={t('home.pushes')}>
      {useNextPushes(menu).map(({ key, name, at, to }) => (
        <li key={key}>
          <Link to={to}>{name}</Link>
          <span className="section-card-note">{formatDateTime(at)}</span>
        </li>
      ))}
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
        <li key={`${section}-${id}`}>
          <Link to={to}>{name}</Link>
          <span className="section-card-note">{t(keyOf(entry.section.i18n, 'title'))}</span>
        </li>
      ))}
    </Card>
  );
};

/**
 * What is due first: unsaved text, records that wait for release, and the next pushes. Then where to go: the first
 * steps of a new user, or the latest records and favorite sections.
 */
export const Workplace = () => {
  const menu = useMenu();
  const drafts = useDraftLinks(menu);
  const recents = useRecentLinks(menu);
  const { entries: favorites } = useFavorites(menu);
  const isFirstTime = menu.length > 0 && drafts.length + favorites.length + recents.length === 0;
  const first = grouped(menu)[0]?.entries[0];
  return (
    <div className="workplace">
      <DraftsCard drafts={drafts} />
      <ReleaseCard menu={menu} />
      <PushesCard menu={menu} />
      {isFirstTime && first && <BeginningCard first={first} />}
      <RecentsCard recents={recents} />
      <FavoritesCard entries={favorites} />
    </div>
  );
};
