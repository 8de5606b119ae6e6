import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { formatTime } from 'core/i18n/times';
import { useDraftLinks } from './draft-links';
import { useFavourites } from './favourites';
import { useRecentLinks } from './recent-links';
import { useEntryName } from './use-entry-name';
import { useMenu } from './use-menu';

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

/** What one can do here and where to begin, for who has done nothing yet. */
const Beginning = () => {
  const t = useT();
  return (
    <div className="workplace">
      <Card title={t('home.beginning.title')}>
        {[t('home.beginning.find'), t('home.beginning.go'), t('home.beginning.keep')].map(line => (
          <li key={line}>{line}</li>
        ))}
      </Card>
    </div>
  );
};

/** What one most likely came for: unsaved text, favourite sections, the latest records. The server is not asked. */
export const Workplace = () => {
  const t = useT();
  const menu = useMenu();
  const nameOf = useEntryName();
  const drafts = useDraftLinks(menu);
  const { entries: favourites } = useFavourites(menu);
  const recents = useRecentLinks(menu);
  if (drafts.length + favourites.length + recents.length === 0) return <Beginning />;
  return (
    <div className="workplace">
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
      <Card title={t('home.favourites')}>
        {favourites.map(entry => (
          <li key={entry.to}>
            <Link to={entry.to}>{nameOf(entry)}</Link>
          </li>
        ))}
      </Card>
      <Card title={t('home.recents')}>
        {recents.map(({ section, id, name, entry, to }) => (
          <li key={`${section}-${id}`}>
            <Link to={to}>{name}</Link>
            <span className="section-card-note">{t(keyOf(entry.section.i18n, 'title'))}</span>
          </li>
        ))}
      </Card>
    </div>
  );
};
