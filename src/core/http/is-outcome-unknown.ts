import { isAxiosError, isCancel } from 'axios';
import { InvalidResponse } from './responses';

/** A proxy did not wait for the answer of the server, or could not read it. */
const OF_PROXY = [502, 504];

/**
 * Whether a write went out and nothing tells what became of it: no answer came, somebody stopped waiting for it, a
 * proxy did, or the answer says that it worked and cannot be read. The server may have done what was asked.
 */
export const isOutcomeUnknown = (error: unknown) => {
  if (isCancel(error) || error instanceof InvalidResponse) return true;
  return isAxiosError(error) && (error.response === undefined || OF_PROXY.includes(error.response.status));
};
