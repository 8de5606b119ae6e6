import { http } from 'msw';
import { allow } from '../allow';
import { STAFF } from '../authorities';
import { crud } from '../crud';
import { problem } from '../problem';
import { documentOf } from '../request';
import { type Document, resource, type Row } from '../resource';
import rows from '../seed/commerce/notifications.json';

const notifications = resource({
  name: 'notifications',
  entity: 'notification',
  searched: ['title'],
  rows,
});

/** A notification that is sent at once is not pending. One that was already sent does not become pending again. */
const serverOwned = ({ justInTime }: Document, existing?: Row) => ({
  pending: justInTime !== true && (existing?.pending ?? true),
});

const isAbsent = (value: unknown) => value === undefined || value === null;

const isType = (value: unknown) => isAbsent(value) || [0, 1, 2, 3, 4].includes(value as number);

const isDay = (value: unknown) =>
  isAbsent(value) ||
  (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)));

const isInstant = (value: unknown) =>
  isAbsent(value) ||
  (typeof value === 'string' && /T\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/.test(value) && !Number.isNaN(Date.parse(value)));

const unreadable = ({ type, validity, scheduleDate }: Document) => {
  if (!isType(type)) return 'The type must be a number from 0 to 4.';
  if (!isDay(validity)) return 'The validity must be a calendar day, YYYY-MM-DD.';
  return isInstant(scheduleDate) ? undefined : 'The scheduleDate must be an instant.';
};

// The body must fit the backend's classes before any other check. If this returns nothing, the save continues.
const unlessUnreadable = async ({ request }: { request: Request }) => {
  const detail = unreadable((await documentOf(request.clone())) ?? {});
  return detail && problem(request, 400, { detail });
};

export const notificationHandlers = allow(STAFF, [
  http.post('*/api/notifications', unlessUnreadable),
  http.put('*/api/notifications', unlessUnreadable),
  ...crud(notifications, { url: '/api/notifications', sort: 'id,desc', serverOwned }),
]);
