import type { MessageKey } from 'core/i18n/message-key';
import { isSessionEnd } from './is-session-end';

interface LookupMessage {
  key: MessageKey;
  params?: Record<string, string>;
}

/** A read that a save depends on failed, or was incomplete. Nothing was sent. The form tells it. */
export class LookupFailed extends Error {
  readonly serverMessage: LookupMessage;

  constructor(serverMessage: LookupMessage = { key: 'changes.lookup.failed' }, cause?: unknown) {
    super(serverMessage.key, { cause });
    this.serverMessage = serverMessage;
  }
}

/** The same read, whose failure is told as one of the save. The end of a session stays what it is. */
export const asLookup = async <T>(read: Promise<T>, serverMessage?: LookupMessage): Promise<T> => {
  try {
    return await read;
  } catch (error) {
    throw isSessionEnd(error) || error instanceof LookupFailed ? error : new LookupFailed(serverMessage, error);
  }
};
