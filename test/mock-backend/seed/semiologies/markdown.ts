/** Pieces of Markdown. */
export const bullets = (items: string[]) => items.map(item => `- ${item}`).join('\n');

export const numbered = (items: string[]) => items.map((item, index) => `${index + 1}. ${item}`).join('\n');

/** A table; a row is its cells parted by `|`. */
export const table = (headers: string[], rows: string[]) =>
  [headers.join(' | '), headers.map(() => '---').join(' | '), ...rows].map(row => `| ${row} |`).join('\n');

/** Parts with an empty line between them; what is not there is left out. */
export const sections = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n');
