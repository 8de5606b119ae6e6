import { t } from 'core/i18n/translate';
import { same } from 'lib/deep-equal';
import { kilobytesOf } from 'lib/kilobytes';
import { formatCount } from 'lib/numbers';
import { labelOfField } from '../field-text';
import { type FieldChange, type FieldPath, labelOf, within } from './change';
import type { Row } from './rows';

/** A stored picture as text: its type and size. */
const pictureText = (picture: Row): string => {
  const { content, contentContentType } = picture;
  if (typeof content !== 'string' || content === '') return '';
  const type = String(contentContentType ?? '').replace('image/', '');
  return t('changes.picture', { type, size: formatCount(kilobytesOf(content)) });
};

export const isPicture = (row: Row) => 'contentContentType' in row;

export const pictureChange = (fieldPath: FieldPath, before: Row, after: Row): FieldChange[] => {
  if (same(before.content, after.content)) return [];
  const label = labelOfField(fieldPath.i18n, 'content');
  const own = within(fieldPath, 'content', label);
  return [
    { path: own.path, label: labelOf(own), kind: 'value', before: pictureText(before), after: pictureText(after) },
  ];
};
