import { isAxiosError } from 'axios';
import { textOfFailure } from 'core/responses/server-text';

/** The status of the response; undefined if there was none. */
export const httpStatusOf = (error: unknown) => (isAxiosError(error) ? error.response?.status : undefined);

/**
 * Whether the server refused the request for good (4xx). 408, 413 and 429 do not count, nor does an unreachable or
 * failing server.
 */
export const isRefused = (error: unknown): boolean => {
  const status = httpStatusOf(error) ?? 0;
  return status >= 400 && status < 500 && ![408, 413, 429].includes(status);
};

/**
 * `refusal`, the screen's own text, whatever status the refusal has. Only a server that did not answer, or is not
 * available (502 to 504), has its own text.
 */
export const textOfAccountFailure = (error: unknown, refusal: string): string => {
  const status = httpStatusOf(error);
  return status === undefined || (status >= 502 && status <= 504) ? textOfFailure(error) : refusal;
};
