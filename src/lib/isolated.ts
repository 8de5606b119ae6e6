/** Letters that are read from right to left, and the signs that change or isolate a direction. */
const MAY_TURN =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const END = '\u2069';

/** A text in which each isolation that begins ends, and no other one ends. */
const balanced = (text: string) => {
  let open = 0;
  const inner = text.replace(/[\u2066-\u2069]/g, sign => {
    if (sign === END && open === 0) return '';
    open += sign === END ? -1 : 1;
    return sign;
  });
  return inner + END.repeat(open);
};

/**
 * A name or value as it stands inside a sentence, title or label: its direction does not reach what is around it. Most
 * texts stay as they are. It is for what is shown, never for what is stored, sent or copied.
 */
export const isolated = (text: string): string => (MAY_TURN.test(text) ? `\u2068${balanced(text)}${END}` : text);
