import { isAxiosError, isCancel } from 'axios';
import { InvalidResponse } from './responses';

/** Statuses of a proxy that did not wait for the server's response, or could not read it. */
const OF_PROXY = [502, 504];

/**
 * Whether a write was sent but its result is unknown: no response arrived, the user or a proxy stopped waiting for it,
 * or the response reports success but cannot be read. The server may have done what was requested.
 */
export const isOutcomeUnknown = (error: unknown) => {
  if (isCancel(error) || error instanceof InvalidResponse) return true;
  return isAxiosError(error) && (error.response === undefined || OF_PROXY.includes(error.response.status));
};
