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

const PushesCard = ({ pushes }: { pushes: NonNullable<ReturnType<typeof useNextPushes>> }) => {
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

/** What is due, asked for when home opens. `isEmpty`: the server has answered, and nothing is. */
export const useDue = (menu: readonly MenuEntry[]) => {
  const pushes = useNextPushes(menu);
  const { isKnown, link } = usePendingRelease(menu);
  return { pushes, isKnown, link, isEmpty: isKnown && !link && pushes?.length === 0 };
};

/**
 * What is due by the server: records that wait for release, and below them the next pushes. Its answers come late, so
 * no link may stand below this part, and the pushes wait until it is known whether a card stands above them.
 */
export const Due = ({ pushes, isKnown, link }: Omit<ReturnType<typeof useDue>, 'isEmpty'>) => (
  <>
    {link && <ReleaseCard {...link} />}
    {isKnown && pushes && <PushesCard pushes={pushes} />}
  </>
);
