import { keyOf, type SectionKey } from 'core/i18n/message-key';
import { findText, t } from 'core/i18n/translate';

/**
 * `diseaseSymptoms.3.weight` is named by the texts of its parts: `Symptoms 4 Weight`. A part of the form that is one
 * field of the record is named by its heading.
 */
export const labelOfPath = (i18n: SectionKey, path: string): string => {
  const whole = findText(keyOf(i18n, 'fields', path)) ?? findText(keyOf(i18n, 'parts', path));
  if (whole !== undefined) return whole;
  const parts = path.split('.').map(part => {
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    return findText(keyOf(i18n, 'fields', part)) ?? '';
  });
  return parts.filter(Boolean).join(' ') || t('changes.summary.otherField');
};
