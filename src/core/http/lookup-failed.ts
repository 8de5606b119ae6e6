import type { MessageKey } from 'core/i18n/message-key';
import { isSessionEnd } from './is-session-end';

interface Told {
  key: MessageKey;
  params?: Record<string, string>;
}

/** A read that a save depends on failed, or was incomplete. Nothing was sent. The form tells it. */
export class LookupFailed extends Error {
  readonly told: Told;

  constructor(told: Told = { key: 'changes.lookup.failed' }, cause?: unknown) {
    super(told.key, { cause });
    this.told = told;
  }
}

/** The same read, whose failure is told as one of the save. The end of a session stays what it is. */
export const asLookup = async <T>(read: Promise<T>, told?: Told): Promise<T> => {
  try {
    return await read;
  } catch (error) {
    throw isSessionEnd(error) || error instanceof LookupFailed ? error : new LookupFailed(told, error);
  }
};
