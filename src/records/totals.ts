/** What a response says about the length of the list it belongs to. */
export interface CountedPage {
  content: readonly unknown[];
  totalElements: number;
  isTotalUnknown?: boolean;
}

/** A later page that counts only its own rows: the server leaves the total out. */
const isTotalLeftOut = ({ content, totalElements }: CountedPage, page: number) =>
  page > 1 && totalElements === content.length;

/**
 * Compares the totals of the pages of one list, while it is read. Rows that were deleted meanwhile move the later rows
 * forward, to pages that were read before: nothing but a smaller total shows it.
 */
export const createTotals = () => {
  let lowest: number | undefined;
  let isSteady = true;
  let isUnknown = false;
  return {
    /** Notes a page, counted from 1. Returns how many rows the list lost since the pages before. */
    note: (response: CountedPage, page: number): number => {
      const { totalElements: total } = response;
      const before = lowest ?? total;
      isUnknown ||= response.isTotalUnknown === true;
      const isKnown = !response.isTotalUnknown && !isTotalLeftOut(response, page);
      isSteady &&= isKnown && total <= before;
      if (!isKnown) return 0;
      lowest = Math.min(before, total);
      return before - lowest;
    },
    isTotalUnknown: () => isUnknown,
    /** Whether so many different rows are all rows of the list, and others that were deleted while it was read. */
    hasDeleted: (rows: number): boolean => isSteady && rows > (lowest ?? 0),
    /**
     * Whether this many different rows are exactly the list as it is now. Its pages must have been read again from the
     * first one that a lost row may have moved. After rows were added, nobody knows.
     */
    isWhole: (rows: number): boolean => isSteady && rows === (lowest ?? 0),
  };
};

/** The first page, counted from 1, onto which rows of `page` may have moved after the list lost some rows. */
export const firstMovedPage = (page: number, lost: number, size: number): number =>
  Math.max(1, page - Math.ceil(lost / Math.max(size, 1)));
