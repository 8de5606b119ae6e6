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

/** A page of a list. */
export interface Page<T> {
  content: T[];
  totalElements: number;
  /** The rows of a full page. The server decides how many that are. */
  size: number;
  /** The server sent no total, or none that can be read: there are at least so many rows. */
  isTotalUnknown?: boolean;
  /** The property of the order that the server refused: the rows are in no order. */
  refusedOrder?: string;
}

export const PAGE_SIZE = 20;

export const emptyPage: Page<never> = { content: [], totalElements: 0, size: PAGE_SIZE };
