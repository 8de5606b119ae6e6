import type { Locale } from 'core/i18n/locales';

/** Spreadsheets expect a separator that is not the decimal separator of their country. */
const SEPARATORS: Record<Locale, string> = { 'pt-br': ';', en: ',' };

/** Without it, spreadsheets read UTF-8 in the legacy code page of the computer. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * A spreadsheet would run a cell that begins like this as a formula. Spreadsheets ignore invisible characters before
 * the sign, and East Asian spreadsheets treat full-width signs like the usual ones.
 */
const LOOKS_LIKE_FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212])/u;

/** Spreadsheets read an amount of money only with a plain space after its prefix. */
const plainMoney = (cell: string) => cell.replace(/^R\$\u00a0(?=\d)/, 'R$ ');

const harmless = (cell: string) => (LOOKS_LIKE_FORMULA.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string, separator: string) =>
  [separator, '"', '\r', '\n'].some(sign => cell.includes(sign)) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Formats lines of cells as in RFC 4180, for spreadsheets set to the reader's language. */
export const csvOf = (lines: readonly (readonly string[])[], locale: Locale): string => {
  const separator = SEPARATORS[locale];
  const written = lines.map(cells => cells.map(cell => quoted(harmless(plainMoney(cell)), separator)).join(separator));
  return BYTE_ORDER_MARK + written.map(line => line + LINE_END).join('');
};
