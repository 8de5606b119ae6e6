/** A text without the marks on its letters. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** A text without accents and in lower case; spaces stay. */
export const folded = (text: string): string => withoutAccents(text).toLowerCase();

/** A text as a search compares it: without accents, in lower case, and trimmed. */
export const plain = (text: string): string => folded(text).trim();

/** Whether a text contains the typed text. Accents, case, and spaces at the start and end do not matter. */
export const containsPlain = (text: string, typed: string): boolean => plain(text).includes(plain(typed));
