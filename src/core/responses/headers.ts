import type { AxiosResponse } from 'axios';
import { cutTo, inOneLine } from 'lib/text';

/** The longest server text that is shown, in characters. */
export const MAX_LENGTH = 300;

const isLatin1 = (text: string) => [...text].every(character => character.charCodeAt(0) <= 0xff);

/** Browsers read the bytes of a header as Latin-1; many servers send UTF-8. */
const fromLatin1 = (text: string): string => {
  if (!isLatin1(text)) return text;
  try {
    const bytes = Uint8Array.from(text, character => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
};

const fromPercent = (text: string): string => {
  if (!/%[\da-f]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
};

/** The value of a header. A header that a proxy sent twice is joined by commas: equal parts count once. */
export const headerValue = (value: unknown): string => String(value ?? '').replace(/^(.+?)(,\s*\1)+$/s, '$1');

/** Codes with a dot, joined by commas. */
const SEVERAL_CODES = /^([\w-]+(?:\.[\w-]+)+)(?:, ?[\w-]+(?:\.[\w-]+)+)+$/;

/**
 * The text of a header as the server meant it, on one line and cut to 300 characters. Of several codes, the first:
 * there is no text for all of them together.
 */
export const decodeHeader = (value: unknown): string =>
  cutTo(inOneLine(fromPercent(fromLatin1(headerValue(value)))).replace(SEVERAL_CODES, '$1'), MAX_LENGTH);

/** The header whose name ends with `suffix`, no matter which prefix the backend gives it. */
export const headerOf = (response: AxiosResponse, suffix: string): string => {
  const found = Object.entries(response.headers).find(([name]) => name.toLowerCase().endsWith(suffix));
  return decodeHeader(found?.[1]);
};
