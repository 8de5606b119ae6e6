import type { MessageKey } from 'core/i18n/message-key';
import type { Selection } from '../edit';

/** What editors look for, and what they are told. */
export const RULES = {
  skippedLevel: 'writing.reading.rule.skippedLevel',
  emptySection: 'writing.reading.rule.emptySection',
  unknownPicture: 'writing.reading.rule.unknownPicture',
  doubleSpace: 'writing.reading.rule.doubleSpace',
  decimalPoint: 'writing.reading.rule.decimalPoint',
  longParagraph: 'writing.reading.rule.longParagraph',
  placeholder: 'writing.reading.rule.placeholder',
} as const satisfies Record<string, MessageKey>;

export type Rule = keyof typeof RULES;

/** A place in the text where a reader may stumble. */
export interface Finding extends Selection {
  rule: Rule;
}
