import type { MessageKey } from 'core/i18n/message-key';
import { isBlankText } from 'lib/text';
import type { PastedLine } from './read-rows';

/** The result of reading a line: a value to add, or the reason why there is none. */
export interface PastedRow<T> {
  line: number;
  /** The name of the line in the preview. */
  name: string;
  value?: T;
  reason?: MessageKey;
}

/** Reads the pasted lines into rows for the form. */
export type LineReader<T> = (lines: readonly PastedLine[], signal: AbortSignal) => Promise<PastedRow<T>[]>;

/** The reason why a line cannot be read at all: no part of it may be lost silently. */
export const wrongCells = ({ cells }: PastedLine, count: number): MessageKey | undefined => {
  if (cells.slice(count).some(cell => cell !== '')) return 'lists.paste.tooMany';
  return cells.length < count || cells.slice(0, count).some(isBlankText) ? 'entity.validation.required' : undefined;
};
