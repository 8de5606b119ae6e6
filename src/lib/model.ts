/** Shapes that all resources share. */

export type Id = number | string;

export interface Identified {
  id?: Id;
}

/** Whether a record has no id yet. 0 is an id. */
export const isNewRecord = ({ id }: Identified): boolean => id === undefined || id === null;

export interface Named extends Identified {
  name: string;
}

/** A page of a list as the API returns it; `number` counts from 0. */
export interface Page<T> {
  content: T[];
  totalElements: number;
  size: number;
  number: number;
  /** The total that the server sent could not be read. */
  isTotalUnknown?: boolean;
  /** The property of the order that the server refused: the rows are in no order. */
  refusedOrder?: string;
}

export const PAGE_SIZE = 20;

export const emptyPage: Page<never> = { content: [], totalElements: 0, size: PAGE_SIZE, number: 0 };
