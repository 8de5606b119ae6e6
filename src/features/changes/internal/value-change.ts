import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import { shownValue } from '../field-text';
import { type FieldChange, fieldOf, type FieldPath, labelOf } from './change';
import { type Row } from './rows';

/** Values with more characters are shown as running text. */
const SHORT_TEXT = 80;
const isRunning = (value: unknown) => typeof value === 'string' && (value.length > SHORT_TEXT || value.includes('\n'));

export const valueChange = (fieldPath: FieldPath, before: unknown, after: unknown): FieldChange => {
  const shown = (value: unknown) => shownValue(fieldPath.i18n, fieldOf(fieldPath), value);
  const kind = isRunning(before) || isRunning(after) ? 'text' : 'value';
  return { path: fieldPath.path, label: labelOf(fieldPath), kind, before: shown(before), after: shown(after) };
};

/** A record that is only referred to. It is recognized by its name. */
export const isReference = (value: unknown): value is Row => isPlainObject(value) && typeof value.name === 'string';

export const referenceChange = (fieldPath: FieldPath, before: unknown, after: unknown): FieldChange[] => {
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  if (one.id !== undefined && one.id === other.id && one.name === other.name) return [];
  return [valueChange(fieldPath, one.name, other.name)];
};
