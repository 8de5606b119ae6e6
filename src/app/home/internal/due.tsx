import { Link } from 'react-router-dom';
import type { MenuEntry } from 'app/menu/menus';
import { useT } from 'core/i18n/use-t';
import { formatDateTime } from 'lib/day-format';
import { formatCount } from 'lib/numbers';
import { Card } from './card';
import { useNextPushes } from './use-next-pushes';
import { usePendingRelease } from './use-pending-release';

const ReleaseCard = ({ to, count }: { to: string; count: number }) => {
  const t = useT();
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

const PushesCard = ({ pushes }: { pushes: ReturnType<typeof useNextPushes> }) => {
  const t = useT();
  return (
    <Card title={t('home.pushes')}>
      {pushes.map(({ key, name, at, to }) => (
        <li key={key} className="noted">
          <Link to={to}>{name}</Link>
          <span className="section-card-note">{formatDateTime(at)}</span>
        </li>
      ))}
    </Card>
  );
};

/** What is due, asked for when home opens. */
export const useDue = (menu: readonly MenuEntry[]) => ({
  pushes: useNextPushes(menu),
  release: usePendingRelease(menu),
});

/**
 * What is due by the server: records that wait for release, and below them the next pushes. Its answers come late, so
 * no link may stand below this part, and the pushes wait until it is known whether a card stands above them.
 */
export const Due = ({ pushes, release: { isKnown, link } }: ReturnType<typeof useDue>) => (
  <>
    {link && <ReleaseCard {...link} />}
    {isKnown && <PushesCard pushes={pushes} />}
  </>
);
