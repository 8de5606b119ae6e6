import { endBeforeStart, endInPast } from 'features/checks/dates';
import type { RecordCheck } from 'features/checks/finding';
import { isInvalidDate } from 'ui/form/rules';
import type { Notification } from './record';

/** A push that goes out at once has no date. */
const pushInPast: RecordCheck<Notification> = (_before, { sendPush, justInTime, scheduleDate }, { at }) =>
  sendPush && !justInTime && !isInvalidDate(scheduleDate) && Date.parse(scheduleDate ?? '') < at
    ? [{ path: 'scheduleDate', message: 'notification.checks.pushInPast' }]
    : [];

export const notificationChecks: readonly RecordCheck<Notification>[] = [
  pushInPast,
  endInPast('validity'),
  endBeforeStart('scheduleDate', 'validity'),
];
