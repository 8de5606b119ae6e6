import type { MessageKey } from 'core/i18n/message-key';
import type { Selection } from 'features/writing/text/edit';

/** The rules of the reading check, with the message of each. */
export const RULES = {
  skippedLevel: 'writing.reading.rule.skippedLevel',
  emptySection: 'writing.reading.rule.emptySection',
  unknownPicture: 'writing.reading.rule.unknownPicture',
  doubleSpace: 'writing.reading.rule.doubleSpace',
  decimalPoint: 'writing.reading.rule.decimalPoint',
  longParagraph: 'writing.reading.rule.longParagraph',
  placeholder: 'writing.reading.rule.placeholder',
} as const satisfies Record<string, MessageKey>;

export type ReadingRule = keyof typeof RULES;

/** A part of the text that a reader may have trouble with. */
export interface Finding extends Selection {
  rule: ReadingRule;
}
