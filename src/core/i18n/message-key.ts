import type { Messages } from 'i18n/pt-br';

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** Every key of the dictionary; a wrong one does not compile. */
export type MessageKey = Leaves<Messages>;

/** Root keys of content sections: those with the four fixed keys. */
export type SectionKey = {
  [K in keyof Messages]: Messages[K] extends { title: string; new: string; edit: string; fields: object } ? K : never;
}[keyof Messages];

/** Root keys of lists: those with a title and column headers. */
export type ListKey = {
  [K in keyof Messages]: Messages[K] extends { title: string; fields: object } ? K : never;
}[keyof Messages];

/** Root keys of sections: those with a title, which menus show. */
export type TitleKey = {
  [K in keyof Messages]: Messages[K] extends { title: string } ? K : never;
}[keyof Messages];

/** A key built by convention, for example `<section>.fields.<field>`; the i18n check enforces the convention. */
export const keyOf = (...parts: string[]) => parts.join('.') as MessageKey;
