/** A document or a backend could not be read, so nothing is known about it: exit status 2. */
export class Unreadable extends Error {}

interface Failure {
  name?: string;
  message?: string;
  cause?: unknown;
}

/** Whether a request was aborted because it timed out. */
export const isTimeout = (error: unknown) => (error as Failure).name === 'TimeoutError';

/** Why a request failed: the cause that `fetch` reports, such as `connect ECONNREFUSED 127.0.0.1:80`. */
export const causeOf = (error: unknown): string => {
  const { message, cause } = error as Failure;
  return (cause ? causeOf(cause) : message) || String(error);
};
