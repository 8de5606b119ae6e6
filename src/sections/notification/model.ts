import { asNew } from 'crud/as-new';
import { nameOfCopy } from 'crud/copy';
import { validDate, type Rules } from 'ui/form/rules';
import type { Id } from 'lib/model';
import { flag, number, scalar, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';

/** Who receives it: 0 all users, 1 free, 2 subscription, 3 yearly and 4 monthly subscription (R127). */
export const TYPES = [0, 1, 2, 3, 4] as const;

export const CONTENT_TYPES = [
  'CONTENT_CID',
  'CONTENT_URL',
  'CONTENT_DISEASE',
  'CONTENT_SUS_PROCEDURE',
  'CONTENT_MEDICINE_LEAFLET',
  'CONTENT_SEMIOLOGY',
  'CONTENT_LABORATORY',
  'CONTENT_ILLUSTRATED_PROCEDURE',
] as const;

export interface Notification {
  id?: Id;
  title: string;
  description: string;
  content: string;
  type: (typeof TYPES)[number];
  contentType: (typeof CONTENT_TYPES)[number];
  contentId?: string | null;
  url?: string | null;
  justInTime: boolean;
  sendPush: boolean;
  /** An ISO instant. */
  scheduleDate?: string | null;
  /** Received and sent back unchanged (R129). */
  scheduleTime?: string | null;
  /** A calendar day, YYYY-MM-DD. */
  validity?: string | null;
  pending?: boolean;
}

export const shape: Shape<Notification> = {
  title: text,
  description: text,
  content: text,
  type: number,
  contentType: text,
  contentId: text,
  url: text,
  justInTime: flag,
  sendPush: flag,
  scheduleDate: scalar,
  scheduleTime: scalar,
  validity: scalar,
  pending: flag,
};

export const blank: Notification = {
  title: '',
  description: '',
  content: '',
  type: 0,
  contentType: 'CONTENT_DISEASE',
  justInTime: false,
  sendPush: false,
};

/** Whether the notification opens an address and not a content. Values of the server count in either case. */
export const opensUrl = (contentType: string | null | undefined) => contentType?.toUpperCase() === 'CONTENT_URL';

/**
 * The notification with what its content type opens: an address or the id of a content. The field of the other kind is
 * hidden in the form, so that what an earlier choice left there must not be sent: it is null in a stored record.
 */
export const withOneTarget = (notification: Notification): Notification => {
  const { contentType, id } = notification;
  if (!contentType) return notification;
  const hidden = opensUrl(contentType) ? 'contentId' : 'url';
  if (!notification[hidden]) return notification;
  return { ...notification, [hidden]: id === undefined ? undefined : null };
};

/** A push cannot be called back: the copy sends none and is not scheduled until somebody decides so. */
export const copyOf = (notification: Notification): Notification => ({
  ...asNew(shape, notification),
  title: nameOfCopy(notification.title),
  sendPush: false,
  scheduleDate: undefined,
  scheduleTime: undefined,
  pending: undefined,
});

/** A notification may be sent empty (R75); only a half-typed date is refused. */
export const rules: Rules<Notification> = { scheduleDate: validDate, validity: validDate };
