import { optionText } from 'core/i18n/option-text';
import { t } from 'core/i18n/translate';
import { defineSheet } from 'crud/many/add-many';
import { formatCount } from 'lib/numbers';
import { notifications } from './duck';
import { type Notification, notification, opensUrl } from './record';

/** Who receives how many pushes: none can be recalled. */
const warning = (records: readonly Notification[]): string => {
  const pushes = records.filter(({ sendPush }) => sendPush);
  if (pushes.length === 0) return t('notification.many.noPush');
  const receivers = [...new Set(pushes.map(({ type }) => type))].map(type => {
    const count = formatCount(pushes.filter(one => one.type === type).length);
    return `${optionText('notification.typeOptions', type)}: ${count}`;
  });
  return t('notification.many.pushes', { count: formatCount(pushes.length), receivers: receivers.join('; ') });
};

export const notificationsSheet = defineSheet<Notification>('notification', {
  duck: notifications,
  i18n: 'notification',
  record: notification,
  kinds: { validity: 'day' },
  startsOff: ['sendPush'],
  // Only the target of the content type is sent.
  rules: {
    contentId: (id, { contentType }) => (id && opensUrl(contentType) ? 'notification.many.isUrl' : undefined),
    url: (url, { contentType }) => (url && !opensUrl(contentType) ? 'notification.many.isContent' : undefined),
  },
  warning,
});
