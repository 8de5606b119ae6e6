import { isAxiosError } from 'axios';
import { isPlainObject } from 'lib/is-plain-object';
import { cutTo, inOneLine } from 'lib/text';
import { UnconfirmedWrite } from './write-answers';

/** The longest details that are shown, in characters. */
const MAX_LENGTH = 600;

/** A page of a proxy or of the server: its text would be tags. */
const isMarkup = (text: string) => /<\/?[a-z!]/i.test(text);

const sentencesIn = (data: unknown): string[] => {
  if (typeof data === 'string') return isMarkup(data) ? [] : [data];
  if (Array.isArray(data)) return data.flatMap(sentencesIn);
  if (!isPlainObject(data)) return [];
  const { message, detail, title, error, errorMessage, objectName, field, fieldErrors } = data;
  return [objectName, field, message, errorMessage, detail, title, error, fieldErrors].flatMap(sentencesIn);
};

/**
 * What a server answered, for the user who reports a failure: status, call, and the server's own words, which the
 * console's message may replace. Empty if there was no response.
 */
export const detailsOf = (error: unknown): string => {
  const response = isAxiosError(error) || error instanceof UnconfirmedWrite ? error.response : undefined;
  if (!response) return '';
  const { status, data, config } = response;
  const { method = '', url = '' } = config ?? {};
  const said = sentencesIn(data).map(inOneLine).filter(Boolean);
  return cutTo([`${status} ${method.toUpperCase()} ${url}`, ...new Set(said)].join(' · '), MAX_LENGTH);
};
