/** Letters and digits that nobody confuses when they are read out or typed. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The most codes that are made at once. */
export const MOST_CODES = 5000;

/**
 * Numbered codes: the last group of `#` is the number, with at least as many digits: `CONGRESSO-###` gives
 * `CONGRESSO-001`. Without such a group the number stands at the end.
 */
export const numberedCodes = (pattern: string, count: number, first: number): string[] => {
  const [, before = pattern, marks = '', after = ''] = /^(.*?)(#+)([^#]*)$/.exec(pattern) ?? [];
  return Array.from({ length: count }, (_, at) => before + String(first + at).padStart(marks.length, '0') + after);
};

/** Different codes with so many random signs after a beginning; fewer, if there are not as many. */
export const randomCodes = (beginning: string, count: number, length: number): string[] => {
  const most = Math.min(count, SIGNS.length ** length);
  const codes = new Set<string>();
  while (codes.size < most) {
    // 256 is a multiple of the number of signs, so each is as likely.
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    codes.add(beginning + Array.from(bytes, byte => SIGNS[byte % SIGNS.length]).join(''));
  }
  return [...codes];
};
