/** Functions that create parts of a Markdown text. */
export const bullets = (items: string[]) => items.map(item => `- ${item}`).join('\n');

export const numbered = (items: string[]) => items.map((item, index) => `${index + 1}. ${item}`).join('\n');

/** A table. A row has a cell for each header. */
export const table = (headers: string[], rows: string[][]) =>
  [headers, headers.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n');

/** Joins parts with a blank line between them. Empty or undefined parts are left out. */
export const sections = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n');
