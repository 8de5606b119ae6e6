import type { Part } from './parts';

/** Whether a part of a record holds markdown that is not Base64, in it or below it. */
export const hasMarkdown = ({ isMarkdown = false, row, parts = {} }: Part): boolean =>
  isMarkdown || (row !== undefined && hasMarkdown(row)) || Object.values(parts).some(hasMarkdown);
