import { useT } from 'core/i18n/use-t';
import { StateBadge } from 'ui/layout/state-badge';
import type { Disease } from './record';
import { pendingTexts } from './texts';

/** Marks a disease that has a text waiting for release. It is shown before the buttons of the row. */
export const PendingBadge = ({ row }: { row: Disease }) => {
  const t = useT();
  if (pendingTexts(row).length === 0) return null;
  return (
    <StateBadge tone="waiting" data-cy="pendingRelease">
      {t('hints.pendingRelease')}
    </StateBadge>
  );
};
