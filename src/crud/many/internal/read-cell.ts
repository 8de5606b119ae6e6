import type { MessageKey } from 'core/i18n/message-key';
import { codeOf, optionText } from 'core/i18n/option-text';
import { type Params, t } from 'core/i18n/translate';
import { type ReadDate, readDateTime, readDay, readEnd } from 'lib/dates';
import { formatDateTime, formatDay } from 'lib/day-format';
import { plain } from 'lib/plain';
import { textOf } from 'lib/records/parts';
import { isBlankText, trimmed } from 'lib/text';
import { numberText, readNumber } from 'lib/typed-number';
import { NUMBER_REFUSALS } from 'ui/form/number-refusals';
import { MAX_TEXT } from 'ui/form/rules';
import { DATE_REFUSALS } from 'ui/form/use-typed-date';
import type { SheetColumn } from './columns';

/** What is wrong with a cell: a key, or the server's own words. */
export interface Fault {
  key: string;
  params?: Params;
}

/** The value of a cell; undefined leaves the field as a new record has it. The names of other records are `names`. */
export type CellReading = { value: unknown } | { names: readonly string[] } | { fault: Fault };

/** The texts of all languages under a key. */
export type TextsOf = (key: string) => readonly string[];

/** The value of a formula is not in the sheet, and an error of a formula is no value. */
const FORMULA = /^=|^#(?:N\/[AD]|(?:REF|VALOR|VALUE|DIV\/0|N[UÚ]M|NULO|NULL)!|(?:NOME|NAME)\?)$/iu;

const fault = (key: MessageKey, params?: Params): CellReading => ({ fault: { key, params } });

const readText = (cell: string): CellReading =>
  cell.length > MAX_TEXT ? fault('entity.validation.tooLong') : { value: cell };

const readNumberCell = (cell: string, kind: SheetColumn['kind']): CellReading => {
  const digits = cell.replace(/\s*%$/, '');
  const read = readNumber(digits, kind === 'whole' || kind === 'cents' ? kind : 'decimal');
  return typeof read === 'string' ? fault(NUMBER_REFUSALS[read]) : { value: read };
};

const DATES: Partial<Record<SheetColumn['kind'], (typed: string) => ReadDate>> = {
  day: readDay,
  moment: readDateTime,
  end: readEnd,
};

const readDateCell = (cell: string, read: (typed: string) => ReadDate): CellReading => {
  const found = read(cell);
  return 'refused' in found ? fault(DATE_REFUSALS[found.refused]) : { value: found.date };
};

const isOneOf = (texts: readonly string[], cell: string) => texts.some(text => plain(text) === plain(cell));

const readChoice = (cell: string, { options, optionsKey }: SheetColumn, textsOf: TextsOf): CellReading => {
  const chosen = options.find(option => isOneOf([codeOf(option), ...textsOf(`${optionsKey}.${option}`)], cell));
  return chosen === undefined ? fault('many.fault.choice') : { value: chosen };
};

/** What spreadsheets write for yes and no, besides the words of both languages. */
const YES = ['true', 'verdadeiro', 's', 'y', '1', 'x'];
const NO = ['false', 'falso', 'n', '0'];

const readFlag = (cell: string, textsOf: TextsOf): CellReading => {
  if (isOneOf([...YES, ...textsOf('global.yes')], cell)) return { value: true };
  return isOneOf([...NO, ...textsOf('global.no')], cell) ? { value: false } : fault('many.fault.flag');
};

/** Names stand between semicolons or in lines; between commas, as an exported file has them, if there is neither. */
export const namesInCell = (cell: string): string[] => {
  const names = cell.split(/[;\n]/.test(cell) ? /[;\n]/ : ',').map(trimmed);
  return names.filter((name, at) => name !== '' && names.findIndex(one => plain(one) === plain(name)) === at);
};

/** Reads a cell as the section's form reads what is typed into the field. */
export const readCell = (text: string, column: SheetColumn, textsOf: TextsOf): CellReading => {
  const cell = trimmed(text);
  const { kind } = column;
  if (isBlankText(cell)) return kind === 'choice' ? fault('entity.validation.required') : { value: undefined };
  if (FORMULA.test(cell)) return fault('many.fault.formula');
  const date = DATES[kind];
  if (date) return readDateCell(cell, date);
  if (kind === 'text') return readText(cell);
  if (kind === 'choice') return readChoice(cell, column, textsOf);
  if (kind === 'flag') return readFlag(cell, textsOf);
  if (kind === 'one' || kind === 'many') return { names: kind === 'one' ? [cell] : namesInCell(cell) };
  return readNumberCell(cell, kind);
};

/** A value as its cell shows it. */
export const cellText = (value: unknown, { kind, optionsKey }: SheetColumn): string => {
  if (value === undefined || value === null) return '';
  if (kind === 'choice') return optionText(optionsKey, value);
  if (kind === 'flag') return t(value === true ? 'global.yes' : 'global.no');
  if (kind === 'day') return formatDay(textOf(value));
  if (kind === 'moment' || kind === 'end') return formatDateTime(textOf(value));
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  return typeof value === 'number' ? numberText(value) : textOf(value);
};

/** A cell as it will be sent: `31/12/2027` at an end becomes `31/12/2027 23:59`. What cannot be read stays. */
export const settled = (text: string, column: SheetColumn, textsOf: TextsOf): string => {
  const read = readCell(text, column, textsOf);
  if ('names' in read) return column.kind === 'one' ? trimmed(text) : read.names.join('; ');
  return 'fault' in read ? text : cellText(read.value, column);
};
