/** A text as a search compares it: without accents, case and outer blanks. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
