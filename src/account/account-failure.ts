import { isAxiosError } from 'axios';
import { isPlainObject } from 'lib/records/parts';
import { textOfFailure } from 'core/http/server-text';

const statusOf = (error: unknown) => (isAxiosError(error) ? error.response?.status : undefined);

/**
 * Whether the server refused the request (4xx). 408, 413 and 429 do not count, nor does an unreachable or
 * failing server.
 */
export const isRefused = (error: unknown): boolean => {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500 && ![408, 413, 429].includes(status);
};

/** The codes in the body of a refusal, without the part before the last dot. They show which value is already taken. */
const codesOf = (error: unknown): readonly string[] => {
  const data: unknown = isAxiosError(error) ? error.response?.data : undefined;
  if (!isPlainObject(data)) return [];
  return ['errorKey', 'message', 'code'].flatMap(name => {
    const code = data[name];
    return typeof code === 'string' ? [code.replace(/^.*\./, '')] : [];
  });
};

/** The text for a login or e-mail that is already taken; undefined for any other failure. */
export const textOfTaken = (error: unknown, texts: Readonly<Record<string, string>>): string | undefined =>
  codesOf(error)
    .filter(code => Object.hasOwn(texts, code))
    .map(code => texts[code])[0];

/** `refusal`, the screen's own text, if the server refused the request; otherwise the text of the failure. */
export const textOfAccountFailure = (error: unknown, refusal: string): string =>
  isRefused(error) ? refusal : textOfFailure(error);
