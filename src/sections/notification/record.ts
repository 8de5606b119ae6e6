import { defineRecord } from 'crud/record/define-record';
import type { Id } from 'lib/model';
import { date, flag, number, ofServer, oneOf, scalar, text } from 'lib/records/parts';
import { validDate } from 'ui/form/rules';

/** Who receives it: 0 all users, 1 free, 2 subscription, 3 yearly and 4 monthly subscription (R127). */
const TYPES = [0, 1, 2, 3, 4] as const;

const CONTENT_TYPES = [
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

/** Whether the notification opens a URL and not a content. The server's value may be in upper or lower case. */
export const opensUrl = (contentType: string | null | undefined) => contentType?.toUpperCase() === 'CONTENT_URL';

/**
 * The notification with only the target of its content type: a URL or the id of a content. The form hides the other
 * field, so a value that an earlier choice left there must not be sent. In a stored record it becomes null.
 */
export const withOneTarget = (edited: Notification): Notification => {
  const { contentType, id } = edited;
  if (!contentType) return edited;
  const hidden = opensUrl(contentType) ? 'contentId' : 'url';
  if (!edited[hidden]) return edited;
  return { ...edited, [hidden]: id === undefined ? undefined : null };
};

/**
 * A notification may be sent empty (R75); only a half-typed date is refused. A push cannot be recalled: a copy sends
 * none and has no schedule until the user sets them.
 */
export const notification = defineRecord<Notification>({
  fields: {
    title: text,
    description: text,
    content: text,
    type: { ...number, options: TYPES },
    contentType: oneOf(CONTENT_TYPES),
    contentId: text,
    url: text,
    justInTime: flag,
    sendPush: flag,
    scheduleDate: { ...date, rule: validDate },
    scheduleTime: scalar,
    validity: { ...date, rule: validDate },
    pending: ofServer(flag),
  },
  blank: { title: '', description: '', content: '', type: 0, contentType: 'CONTENT_DISEASE' },
  inCopy: () => ({ sendPush: false, scheduleDate: undefined, scheduleTime: undefined }),
});
