import type { MessageKey } from 'core/i18n/message-key';
import type { PastedLine } from './read-rows';

/** What becomes of a line: a value to add, or why there is none. */
export interface PastedRow<T> {
  line: number;
  /** What the line is about, as the preview names it. */
  name: string;
  value?: T;
  reason?: MessageKey;
}

/** What the form makes of the pasted lines. */
export type LineReader<T> = (lines: readonly PastedLine[], signal: AbortSignal) => Promise<PastedRow<T>[]>;

/** Why a line cannot be read at all: nothing of it may be lost in silence. */
export const wrongCells = ({ cells }: PastedLine, count: number): MessageKey | undefined => {
  if (cells.slice(count).some(cell => cell !== '')) return 'lists.paste.tooMany';
  return cells.length < count || cells.slice(0, count).includes('') ? 'entity.validation.required' : undefined;
};
