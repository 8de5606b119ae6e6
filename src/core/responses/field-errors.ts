import { isAxiosError } from 'axios';
import { isPlainObject } from 'lib/is-plain-object';
import { UnreadablePart } from 'lib/records/parts';
import { inOneLine } from 'lib/text';
import { fieldMessageOf } from './notifications';

export interface WireFieldError {
  /** Path in the record as react-hook-form writes it: `diseaseSymptoms.3.weight`. */
  field: string;
  /** Translation keys, or the server's own words: each message of the field is a line. */
  message: string;
  /** Whether the server refused the field, or nothing was sent because the field's content could not be read. */
  type: 'server' | 'unreadable';
}

type Said = readonly [field: string, message: string];

const saidIn = ({ field, message }: Record<string, unknown>): Said[] => {
  if (typeof field !== 'string' || typeof message !== 'string' || !field || !message) return [];
  return [[field.replace(/\[(\d+)\]/g, '.$1'), fieldMessageOf(inOneLine(message))]];
};

/** `(through reference chain: app.Disease["symptoms"]->java.util.ArrayList[3]->app.Weight["weight"])` */
const CHAIN = /through reference chain: ([^)\n]*)/;
const LINK = /\["?(\w+)"?\]/g;

/** `Out of range value for column 'limit_usages' at row 1` */
const COLUMN = /(?:out of range value|data too long) for column ['"`](?:\w+\.)?(\w+)['"`]/i;

const asProperty = (column: string) =>
  column.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const RANGE = /out of range of \w+ \((-?\d+) - (-?\d+)\)/;

const reasonIn = (sentence: string): string => {
  const [, min, max] = RANGE.exec(sentence) ?? [];
  if (min !== undefined) return `must be between ${min} and ${max}`;
  if (/data too long/i.test(sentence)) return 'error.Size';
  return /out of range/i.test(sentence) ? 'error.Range' : 'error.invalidField';
};

/** The field that a sentence about an unreadable or unstorable value names. */
const namedIn = (sentence: unknown): Said[] => {
  if (typeof sentence !== 'string') return [];
  const links = [...(CHAIN.exec(sentence)?.[1] ?? '').matchAll(LINK)].map(([, link = '']) => link);
  const column = COLUMN.exec(sentence)?.[1];
  const field = links.join('.') || (column && asProperty(column));
  return field ? [[field, reasonIn(sentence)]] : [];
};

/** The errors of a record that was refused or not sent, one for each field (R158); empty for other failures. */
export const fieldErrorsOf = (error: unknown): WireFieldError[] => {
  if (error instanceof UnreadablePart) return [{ field: error.field, message: error.message, type: 'unreadable' }];
  const { status = 0, data } = (isAxiosError(error) ? error.response : undefined) ?? {};
  if (!isPlainObject(data)) return [];
  const { fieldErrors, detail, message: sentence } = data;
  const listed = status === 400 && Array.isArray(fieldErrors) ? fieldErrors.filter(isPlainObject).flatMap(saidIn) : [];
  const named = status === 400 || status === 500 ? [detail, sentence].flatMap(namedIn).slice(0, 1) : [];
  const said = listed.length > 0 ? listed : named;
  return [...new Set(said.map(([field]) => field))].map(field => {
    const messages = said.filter(([name]) => name === field).map(([, message]) => message);
    return { field, message: [...new Set(messages)].join('\n'), type: 'server' };
  });
};
