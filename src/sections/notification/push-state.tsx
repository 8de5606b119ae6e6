import { t } from 'core/i18n/translate';
import { StateBadge } from 'ui/layout/state-badge';
import { type Column, yesNo } from 'ui/table/columns';
import type { Notification } from './record';

/** The state of a push; undefined if none is sent or the server does not report it. */
export const pushState = ({ sendPush, pending }: Notification): 'scheduled' | 'sent' | undefined => {
  if (!sendPush || typeof pending !== 'boolean') return undefined;
  return pending ? 'scheduled' : 'sent';
};

const plain = yesNo<Notification>('sendPush');

/** Whether a push is sent, and its state. */
export const push: Column<Notification> = {
  ...plain,
  kind: 'phrase',
  cell: notification => {
    const state = pushState(notification);
    if (!state) return plain.cell(notification);
    return (
      <>
        {plain.cell(notification)}{' '}
        <StateBadge tone={state === 'sent' ? 'good' : 'waiting'}>
          {t(`notification.pushStateOptions.${state}`)}
        </StateBadge>
      </>
    );
  },
};
