import { set } from 'react-hook-form';
import { isPlainObject } from 'lib/is-plain-object';
import { same } from 'lib/deep-equal';
import { newIds } from './new-ids';

type Fields = Record<string, unknown>;

const fieldsOf = (record: object): Fields => ({ ...record });

const withNewIds = <T extends object>(record: T, sent: T, response: unknown): T => {
  const copy = structuredClone(record);
  newIds(record, sent, response).forEach(([path, id]) => set(copy, path, id));
  return copy;
};

/** What the server added to the record that was sent. A field that is undefined was not sent. */
const fieldsOfServer = (sent: Fields, response: unknown): Fields =>
  isPlainObject(response)
    ? Object.fromEntries(Object.entries(response).filter(([field]) => sent[field] === undefined))
    : {};

/** The record as it is stored now: what was sent, with the ids and the fields that the server gave it. */
export const storedRecord = <T extends object>(sent: T, response: unknown): T => ({
  ...withNewIds(sent, sent, response),
  ...fieldsOfServer(fieldsOf(sent), response),
});

/** An empty list is new to a form that lacks the field. Without it, the next save would leave the field out. */
const isNews = (current: unknown, stored: unknown) =>
  current === undefined ? stored !== undefined && stored !== null : !same(current, stored);

/**
 * The fields that a form adopts after a save: the user did not change them since, and the stored value differs from
 * theirs because the section or the server computed it.
 * @param now the form's values; `typed` are those at the time when the record was sent
 */
export const fieldsToTakeOver = <T extends object>(
  now: T,
  typed: T,
  sent: T,
  response: unknown,
): [string, unknown][] => {
  const before = fieldsOf(withNewIds(typed, sent, response));
  const current = fieldsOf(now);
  return Object.entries(storedRecord(sent, response)).filter(
    ([field, value]) => same(current[field], before[field]) && isNews(current[field], value),
  );
};
