import { type Command, replaced } from 'features/writing/text/edit';
import { apart } from 'lib/apart';

/** Inserts a Markdown quotation as a block of its own at the caret, after what is selected. */
export const quotation =
  (markdown: string): Command =>
  (text, { end }) => {
    const caret = { start: end, end };
    const { before, after } = apart(text, caret);
    const quoted = markdown
      .replace(/^\n+|\s+$/g, '')
      .split('\n')
      .map(line => `> ${line}`.trimEnd())
      .join('\n');
    return replaced(caret, before + quoted + after);
  };
