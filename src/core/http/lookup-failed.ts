import type { MessageKey } from 'core/i18n/message-key';
import { isSessionEnd } from './is-session-end';

interface Notice {
  key: MessageKey;
  params?: Record<string, string>;
}

/** A read that a save depends on failed, or was incomplete. Nothing was sent. The form tells it. */
export class LookupFailed extends Error {
  readonly notice: Notice;

  constructor(notice: Notice = { key: 'changes.lookup.failed' }, cause?: unknown) {
    super(notice.key, { cause });
    this.notice = notice;
  }
}

/** The same read, whose failure is told as one of the save. The end of a session stays what it is. */
export const asLookup = async <T>(read: Promise<T>, notice?: Notice): Promise<T> => {
  try {
    return await read;
  } catch (error) {
    throw isSessionEnd(error) || error instanceof LookupFailed ? error : new LookupFailed(notice, error);
  }
};
