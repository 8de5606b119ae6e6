import { optionText } from 'core/i18n/option-text';
import { StateBadge } from 'ui/layout/state-badge';
import { rankOfStatus } from './rank-of-status';

const TONES = ['bad', 'waiting', 'good'] as const;

/** The translated status of a service. The server's own word is in the title. */
export const StatusBadge = ({ status }: { status: string }) => (
  <StateBadge tone={TONES[rankOfStatus(status)]} raw={status}>
    {optionText('health.statusOptions', status || 'UNKNOWN')}
  </StateBadge>
);
