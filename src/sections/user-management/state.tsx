import { t } from 'core/i18n/translate';
import { StateBadge } from 'ui/layout/state-badge';
import type { User } from './record';

/** Whether a user may sign in, as a word. */
export const UserState = ({ user: { activated } }: { user: User }) => (
  <StateBadge tone={activated ? 'good' : 'bad'}>
    {t(activated ? 'userManagement.activated' : 'userManagement.deactivated')}
  </StateBadge>
);
