import { useT } from 'core/i18n/use-t';
import { StateBadge } from 'ui/layout/state-badge';
import type { Disease } from './model';
import { pendingTexts } from './texts';

/** Marks a disease one of whose texts waits for release; it stands before the row's buttons. */
export const PendingBadge = ({ row }: { row: Disease }) => {
  const t = useT();
  if (pendingTexts(row).length === 0) return null;
  return (
    <StateBadge tone="waiting" data-cy="pendingRelease">
      {t('hints.pendingRelease')}
    </StateBadge>
  );
};
