import { nameOfCopy } from 'crud/record/copy';
import { withoutIds } from 'crud/record/without-ids';
import type { Id } from 'lib/model';
import { date, flag, number, ofServer, scalar, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { type Rules, validDate } from 'ui/form/rules';

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
  scheduleDate: date,
  scheduleTime: scalar,
  validity: date,
  pending: ofServer(flag),
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

/** Whether the notification opens a URL and not a content. The server's value may be in upper or lower case. */
export const opensUrl = (contentType: string | null | undefined) => contentType?.toUpperCase() === 'CONTENT_URL';

/**
 * The notification with only the target of its content type: a URL or the id of a content. The form hides the other
 * field, so a value that an earlier choice left there must not be sent. In a stored record it becomes null.
 */
export const withOneTarget = (notification: Notification): Notification => {
  const { contentType, id } = notification;
  if (!contentType) return notification;
  const hidden = opensUrl(contentType) ? 'contentId' : 'url';
  if (!notification[hidden]) return notification;
  return { ...notification, [hidden]: id === undefined ? undefined : null };
};

/** A push cannot be recalled. The copy sends none and has no schedule until the user sets them. */
export const copyOf = (notification: Notification): Notification => ({
  ...withoutIds(shape, notification),
  title: nameOfCopy(notification.title),
  sendPush: false,
  scheduleDate: undefined,
  scheduleTime: undefined,
});

/** A notification may be sent empty (R75); only a half-typed date is refused. */
export const rules: Rules<Notification> = { scheduleDate: validDate, validity: validDate };
