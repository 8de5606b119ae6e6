import { keyOf, type TitleKey } from 'core/i18n/message-key';
import { findOptionText } from 'core/i18n/option-text';
import { findText, t } from 'core/i18n/translate';
import { formatDateTime, formatDay } from 'lib/day-format';
import { numberText } from 'lib/typed-number';
import { INVALID_DATE, isInvalidDate } from 'ui/form/rules';

/** The form's label of a field; undefined for a field that the form does not show, such as a server-internal one. */
export const labelOfField = (i18n: TitleKey, field: string): string | undefined =>
  field === 'id' ? undefined : findText(keyOf(i18n, 'fields', field));

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-][\d:]+)?$/;

const textOf = (text: string): string => {
  if (isInvalidDate(text)) return text.slice(INVALID_DATE.length);
  if (DAY.test(text)) return formatDay(text);
  if (INSTANT.test(text)) return formatDateTime(text);
  return text;
};

/** A field's value, or one of several, as the form shows it; an empty text if the form shows nothing. */
export const shownValue = (i18n: TitleKey, field: string, value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return t(value ? 'global.yes' : 'global.no');
  const text = typeof value === 'number' ? numberText(value) : String(value);
  const options = [field, field.replace(/ies$/, 'y')].map(name => findOptionText(keyOf(i18n, `${name}Options`), text));
  return options.find(Boolean) ?? (typeof value === 'string' ? textOf(text) : text);
};
