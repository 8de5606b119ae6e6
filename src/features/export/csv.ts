import type { Locale } from 'core/i18n/locales';

/** Spreadsheets split at what their country does not use for decimals. */
const SEPARATORS: Record<Locale, string> = { 'pt-br': ';', en: ',' };

/** Without it spreadsheets read UTF-8 as the machine's old code page. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * A spreadsheet would run what begins like this as a formula. It drops what cannot be seen before the sign, and
 * spreadsheets of East Asia take the full-width signs for the usual ones.
 */
const LOOKS_LIKE_FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212])/u;

const harmless = (cell: string) => (LOOKS_LIKE_FORMULA.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string, separator: string) =>
  [separator, '"', '\r', '\n'].some(sign => cell.includes(sign)) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Lines of cells as RFC 4180 writes them, for spreadsheets set to the reader's language. */
export const csvOf = (lines: readonly (readonly string[])[], locale: Locale): string => {
  const separator = SEPARATORS[locale];
  const written = lines.map(cells => cells.map(cell => quoted(harmless(cell), separator)).join(separator));
  return BYTE_ORDER_MARK + written.map(line => line + LINE_END).join('');
};
