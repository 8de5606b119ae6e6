import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { optionText } from 'core/i18n/option-text';
import { useT } from 'core/i18n/use-t';
import { formatDateTime } from 'lib/day-format';
import { formatCount } from 'lib/numbers';
import { isInvalidDate, MAX_TEXT } from 'ui/form/rules';
import type { Notification } from './record';
import '../../styles/push-preview.scss';

type Sending = Pick<Notification, 'type' | 'sendPush' | 'justInTime' | 'scheduleDate'>;

/** Who will receive the push, and when, in one sentence. */
const useReceivers = ({ type, sendPush, justInTime, scheduleDate }: Sending): string => {
  const t = useT();
  const who = optionText('hints.whoOptions', type ?? 0);
  const time = isInvalidDate(scheduleDate) ? '' : formatDateTime(scheduleDate);
  if (!sendPush) return t('hints.push.off', { who });
  if (justInTime) return t('hints.push.immediate', { who });
  return time ? t('hints.push.scheduled', { who, time }) : t('hints.push.unscheduled', { who });
};

const Counts = ({ texts }: { texts: Pick<Notification, 'title' | 'description' | 'content'> }) => {
  const t = useT();
  return (
    <ul className="push-counts">
      {(['title', 'description', 'content'] as const).map(name => {
        const count = (texts[name] ?? '').length;
        return (
          <li key={name} className={count > MAX_TEXT ? 'text-danger' : undefined}>
            {t('hints.push.count', {
              field: t(`notification.fields.${name}`),
              count: formatCount(count),
              max: MAX_TEXT,
            })}
          </li>
        );
      })}
    </ul>
  );
};

/** The push as a phone shows it, while it is written. */
export const PushPreview = () => {
  const t = useT();
  const id = useId();
  const values = useWatch<Notification>();
  const { title = '', description = '', content = '', type = 0, sendPush = false, justInTime = false } = values;
  const receivers = useReceivers({ type, sendPush, justInTime, scheduleDate: values.scheduleDate });
  return (
    <aside className="push-preview" aria-labelledby={id} data-cy="pushPreview">
      <h2 id={id}>{t('hints.push.heading')}</h2>
      <div className="phone">
        <div className="phone-push">
          <p className="phone-app">
            <span>{t('hints.push.app')}</span>
            <span>{t('hints.push.now')}</span>
          </p>
          <p className="phone-title">{title || <em>{t('hints.push.noTitle')}</em>}</p>
          <p>{description || <em>{t('hints.push.noText')}</em>}</p>
          {content && <p>{content}</p>}
        </div>
      </div>
      <p className="push-receivers" role="status">
        {receivers}
      </p>
      <Counts texts={{ title, description, content }} />
    </aside>
  );
};
