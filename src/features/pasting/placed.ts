import { apart } from 'lib/apart';
import type { Formatted } from './pasted';

/** The Markdown of a clipboard for a place in a text. Blocks are separated from what is around them. */
export const placed = (
  { text: markdown, isInline }: Formatted,
  text: string,
  place: { start: number; end: number },
) => {
  if (isInline) return markdown;
  const { before, after } = apart(text, place);
  return before + markdown + (text.slice(place.end).trim() === '' ? '' : after);
};
