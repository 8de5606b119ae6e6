/** Functions that create parts of a Markdown text. */
export const bullets = (items: string[]) => items.map(item => `- ${item}`).join('\n');

export const numbered = (items: string[]) => items.map((item, index) => `${index + 1}. ${item}`).join('\n');

/** A table. A row is a text with cells separated by `|`. */
export const table = (headers: string[], rows: string[]) =>
  [headers.join(' | '), headers.map(() => '---').join(' | '), ...rows].map(row => `| ${row} |`).join('\n');

/** Joins parts with a blank line between them. Empty or undefined parts are left out. */
export const sections = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n');
