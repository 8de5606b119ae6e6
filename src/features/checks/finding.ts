import type { MessageKey } from 'core/i18n/message-key';
import type { Params } from 'core/i18n/translate';

/** The rules of texts, with the message of each. */
export const TEXT_RULES = {
  skippedLevel: 'writing.reading.rule.skippedLevel',
  emptySection: 'writing.reading.rule.emptySection',
  unknownPicture: 'writing.reading.rule.unknownPicture',
  gluedPictures: 'writing.reading.rule.gluedPictures',
  emptyColumn: 'writing.reading.rule.emptyColumn',
  changedNumber: 'writing.reading.rule.changedNumber',
  otherUnit: 'writing.reading.rule.otherUnit',
  doubleSpace: 'writing.reading.rule.doubleSpace',
  decimalPoint: 'writing.reading.rule.decimalPoint',
  longParagraph: 'writing.reading.rule.longParagraph',
  placeholder: 'writing.reading.rule.placeholder',
} as const satisfies Record<string, MessageKey>;

export type TextRule = keyof typeof TEXT_RULES;

/** A part of a text that deserves a second look: offsets in UTF-16 code units. */
export interface Finding {
  rule: TextRule;
  start: number;
  end: number;
  /** What stands there and what it contradicts, such as `8 g → 84 g`: shown in large. */
  detail?: string;
}

/** What a record's form names, and where it leads. */
export interface Point {
  /** The field, or the long text, as a path in the record. */
  path: string;
  message: MessageKey;
  params?: Params;
  /** The place in the long text; lines count from 1. */
  place?: Pick<Finding, 'start' | 'end'> & { line: number };
  detail?: string;
}

/**
 * One rule. It is advice: it never blocks.
 * @param before what is stored; undefined for something new, or where nobody knows
 * @param known what else the rule may use; nothing is requested for it
 */
export type Check<T, K, F> = (before: T | undefined, now: T, known: K) => readonly F[];

/** A text that was edited, decoded. */
export interface EditedText {
  /** Its path in the record. */
  name: string;
  before: string;
  after: string;
}

interface KnownOfRecord {
  /** The current time, in milliseconds. */
  at: number;
  /** The rules of texts, for a text that is no long text of the record. `elsewhere` are the other texts beside it. */
  pointsOfText: (text: EditedText, elsewhere: readonly string[]) => readonly Point[];
}

/** A rule that knows the fields of a section's records. */
export type RecordCheck<T> = Check<T, KnownOfRecord, Point>;
