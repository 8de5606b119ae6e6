import type { MessageKey } from 'core/i18n/message-key';
import type { TextRule } from 'features/checks/finding';
import { cutTo } from 'lib/text';
import type { Piece } from './pieces';

/** What the review of a text found, besides the rules of the reading check. */
export const STATES = {
  empty: 'find.review.empty',
  unreadable: 'find.review.unreadable',
  waiting: 'find.review.waiting',
} as const satisfies Record<string, MessageKey>;

export type ReviewRule = TextRule | keyof typeof STATES;

/** A place in a record's text, with what stands around it. */
export interface Place extends Pick<Piece, 'field' | 'path' | 'isLong' | 'isWaiting'> {
  /** Offsets in the text. Both are 0 for a place that is not in a text. */
  start: number;
  end: number;
  before: string;
  match: string;
  after: string;
  rule?: ReviewRule;
  /** The words that are sought in the text that is opened, if words were. */
  sought?: string;
  /** The record was changed since, and its line is no longer there. */
  isGone?: boolean;
}

/** Characters that are shown before and after a match, and of a match. */
const AROUND = 60;
const MOST = 120;

const lastOf = (text: string) => {
  const part = text.slice(-AROUND).replace(/^[\udc00-\udfff]/, '');
  return part.length < text.length ? `…${part}` : part;
};

const firstOf = (text: string, most = AROUND) => (text.length > most ? `${cutTo(text, most)}…` : text);

/** A part of a piece of text, with what stands around it in its line. */
export const placeIn = (
  piece: Pick<Piece, 'field' | 'path' | 'text' | 'isLong' | 'isWaiting'>,
  start: number,
  end: number,
  rule?: ReviewRule,
): Place => {
  const { field, path, text, isLong, isWaiting } = piece;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  return {
    field,
    path,
    isLong,
    isWaiting,
    start,
    end,
    before: lastOf(text.slice(start === 0 ? 0 : lineStart, start)).trimStart(),
    match: firstOf(text.slice(start, end), MOST),
    after: firstOf(text.slice(end, lineEnd < 0 ? undefined : lineEnd)).trimEnd(),
    rule,
  };
};
