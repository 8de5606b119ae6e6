/** A text without the marks on its letters. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** A text without accents and case; blanks stay. */
export const folded = (text: string): string => withoutAccents(text).toLowerCase();

/** A text as a search compares it: without accents, case and outer blanks. */
export const plain = (text: string): string => folded(text).trim();

/** Whether a text contains what somebody typed; accents, case and outer blanks do not matter. */
export const containsPlain = (text: string, typed: string): boolean => plain(text).includes(plain(typed));
