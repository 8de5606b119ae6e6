import { isAxiosError } from 'axios';
import { isPlainObject } from 'lib/records/parts';
import { textOfFailure } from 'core/http/server-text';

const statusOf = (error: unknown) => (isAxiosError(error) ? error.response?.status : undefined);

/** Whether the server answered and refused: not that it was away, busy, or failed itself. */
export const isRefused = (error: unknown): boolean => {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500 && ![408, 413, 429].includes(status);
};

/** The codes by which a refusal names what is taken. */
const codesOf = (error: unknown): readonly string[] => {
  const data: unknown = isAxiosError(error) ? error.response?.data : undefined;
  if (!isPlainObject(data)) return [];
  return ['errorKey', 'message', 'code'].flatMap(name => {
    const code = data[name];
    return typeof code === 'string' ? [code.replace(/^.*\./, '')] : [];
  });
};

/** The text of a taken login or e-mail; nothing for a failure of another kind. */
export const textOfTaken = (error: unknown, texts: Readonly<Record<string, string>>): string | undefined =>
  codesOf(error)
    .filter(code => Object.hasOwn(texts, code))
    .map(code => texts[code])[0];

/** What a refusal means on this screen, or what kept the server from an answer. */
export const textOfAccountFailure = (error: unknown, refusal: string): string =>
  isRefused(error) ? refusal : textOfFailure(error);
