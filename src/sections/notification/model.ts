import { detached, nameOfCopy } from 'shared/crud/copy';
import { validDate, type Rules } from 'shared/form/rules';
import type { Id } from 'shared/model';

/** Who receives it: 0 all users, 1 free, 2 subscription, 3 yearly and 4 monthly subscription (spec 3). */
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
  /** Received and sent back unchanged (decision 43). */
  scheduleTime?: string | null;
  /** A calendar day, YYYY-MM-DD. */
  validity?: string | null;
  pending?: boolean;
}

export const blank: Notification = {
  title: '',
  description: '',
  content: '',
  type: 0,
  contentType: 'CONTENT_DISEASE',
  justInTime: false,
  sendPush: false,
};

/** A push cannot be called back: the copy sends none and is not scheduled until somebody decides so. */
export const copyOf = (notification: Notification): Notification => ({
  ...detached(notification),
  title: nameOfCopy(notification.title),
  sendPush: false,
  scheduleDate: undefined,
  scheduleTime: undefined,
  pending: undefined,
});

/** A notification may be sent empty (spec 5, decision 47); only a half-typed date is refused. */
export const rules: Rules<Notification> = { scheduleDate: validDate, validity: validDate };
