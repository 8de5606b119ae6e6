import type { TitleKey } from 'core/i18n/message-key';
import { t } from 'core/i18n/translate';
import { same } from 'lib/deep-equal';
import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import { isolated } from 'lib/isolated';
import type { Comparison } from './comparison';
import { labelOfField, shownValue } from './field-text';
import { type FieldChange, fieldOf, type FieldPath, labelOf, within } from './internal/change';
import { isPicture, pictureChange } from './internal/picture-change';
import { isPlace, isPlaceField, matchRows, nameInRow, type Pair, type Row } from './internal/rows';
import { isReference, referenceChange, valueChange } from './internal/value-change';

const fieldsChanges = (
  fieldPath: FieldPath,
  before: Row,
  after: Row,
  isCompared: (field: string) => boolean,
): FieldChange[] => {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isCompared);
  return fields.flatMap(field => {
    const label = labelOfField(fieldPath.i18n, field);
    return anyChanges(within(fieldPath, field, label), before[field], after[field], label !== undefined);
  });
};

const recordChanges = (
  fieldPath: FieldPath,
  before: Row,
  after: Row,
  isCompared: (field: string) => boolean = () => true,
): FieldChange[] => {
  if (!isPicture(before) && !isPicture(after)) return fieldsChanges(fieldPath, before, after, isCompared);
  const others = fieldsChanges(fieldPath, before, after, field => field !== 'content' && isCompared(field));
  return [...others, ...pictureChange(fieldPath, before, after)];
};

/** `Sintomas: Febre`. A row without a name is identified by its number. */
const rowPath = (list: FieldPath, row: Row, index: number): FieldPath => {
  const name = nameInRow(row) ?? String(index + 1);
  const last = list.labels.at(-1) ?? '';
  return { ...within(list, String(index)), labels: [...list.labels.slice(0, -1), `${last}: ${isolated(name)}`] };
};

const pairChanges = (list: FieldPath, { before, after, from, to }: Pair): FieldChange[] => {
  /** A reference may have more fields on one side. Only fields that both sides have can have been changed here. */
  const isCompared = (field: string) =>
    !(isPlace(field, before[field], from) && isPlace(field, after[field], to)) &&
    !(isReference(before) && isReference(after) && (before[field] === undefined || after[field] === undefined));
  return recordChanges(rowPath(list, after, to), before, after, isCompared);
};

/** A whole row as text: its name, and its other values. */
const rowText = (list: FieldPath, row: Row): string => {
  const name = nameInRow(row) ?? t('changes.unnamed');
  if (isReference(row)) return name;
  const held = recordChanges({ ...list, labels: [] }, {}, row, field => !isPlaceField(field)).flatMap(change =>
    change.kind === 'items' || change.after === '' || change.after === name
      ? []
      : [`${change.label}: ${isolated(change.after)}`],
  );
  return held.length === 0 ? name : `${isolated(name)} (${held.join(', ')})`;
};

const rowsChanges = (list: FieldPath, before: Row[], after: Row[]): FieldChange[] => {
  const { pairs, removed, added, moved } = matchRows(before, after);
  const label = labelOf(list);
  const items: FieldChange[] =
    removed.length + added.length === 0
      ? []
      : [
          {
            path: list.path,
            label,
            kind: 'items',
            removed: removed.map(row => rowText(list, row)),
            added: added.map(row => rowText(list, row)),
          },
        ];
  const movements = moved.map(({ after: row, from, to }): FieldChange => {
    const own = within(rowPath(list, row, to), 'place', t('changes.place'));
    return { path: own.path, label: labelOf(own), kind: 'value', before: String(from + 1), after: String(to + 1) };
  });
  return [...items, ...movements, ...pairs.flatMap(pair => pairChanges(list, pair))];
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const listChanges = (list: FieldPath, before: unknown, after: unknown): FieldChange[] => {
  const [earlier, later] = [listOf(before), listOf(after)];
  if ([...earlier, ...later].every(isPlainObject))
    return rowsChanges(list, earlier.filter(isPlainObject), later.filter(isPlainObject));
  const shown = (values: unknown[]) => values.map(value => shownValue(list.i18n, fieldOf(list), value));
  const [removed, added] = [
    shown(earlier.filter(value => !later.includes(value))),
    shown(later.filter(value => !earlier.includes(value))),
  ];
  return removed.length + added.length === 0
    ? []
    : [{ path: list.path, label: labelOf(list), kind: 'items', removed, added }];
};

/** Values, lists and references without a label in the form are not shown. Fields of other unlabeled parts may be. */
const anyChanges = (fieldPath: FieldPath, before: unknown, after: unknown, isNamed: boolean): FieldChange[] => {
  if (same(before, after)) return [];
  if (Array.isArray(before) || Array.isArray(after)) return isNamed ? listChanges(fieldPath, before, after) : [];
  if (isReference(before) || isReference(after)) return isNamed ? referenceChange(fieldPath, before, after) : [];
  if (isPlainObject(before) || isPlainObject(after)) return recordChanges(fieldPath, fieldsOf(before), fieldsOf(after));
  return isNamed ? [valueChange(fieldPath, before, after)] : [];
};

/** Everything that differs between two states of a record, the long texts last. */
export const changesOf = (i18n: TitleKey, { before, after, textFields, texts }: Comparison): FieldChange[] => {
  const root: FieldPath = { i18n, path: '', labels: [] };
  const plain = recordChanges(root, { ...before }, { ...after }, field => !textFields.includes(field));
  const long = texts
    .filter(text => text.before !== text.after)
    .map((text): FieldChange => {
      const label = labelOfField(i18n, text.name) ?? text.name;
      return { path: text.name, label, kind: 'text', before: text.before, after: text.after };
    });
  return [...plain, ...long];
};
