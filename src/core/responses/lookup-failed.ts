import type { MessageKey } from 'core/i18n/message-key';
import { UnreadablePart } from 'lib/records/parts';
import { isSessionEnd } from './session-end';

interface LookupMessage {
  key: MessageKey;
  params?: Record<string, string>;
}

/** A read that a save depends on failed, or was incomplete. Nothing was sent. The form reports it. */
export class LookupFailed extends Error {
  readonly serverMessage: LookupMessage;

  constructor(serverMessage: LookupMessage = { key: 'changes.lookup.failed' }, cause?: unknown) {
    super(serverMessage.key, { cause });
    this.serverMessage = serverMessage;
  }
}

/** Errors that are more specific than a failed read. */
const saysMore = (error: unknown) =>
  isSessionEnd(error) || error instanceof LookupFailed || error instanceof UnreadablePart;

/**
 * Returns the same read, whose failure is reported as a failure of the save. More specific errors, such as the end of
 * a session, stay unchanged.
 */
export const asLookup = async <T>(read: Promise<T>, serverMessage?: LookupMessage): Promise<T> => {
  try {
    return await read;
  } catch (error) {
    throw saysMore(error) ? error : new LookupFailed(serverMessage, error);
  }
};
