import { useT } from 'core/i18n/use-t';
import type { AgeRange } from './age-range';
import { ageRangeSentence } from './age-range-sentence';

/** The age-range sentence below a form's ages, which follows them as they are typed (R98). */
export const LiveAgeRange = (range: AgeRange) => {
  const t = useT();
  return (
    <p className="mb-0" role="status" data-cy="ageRange">
      {t('entity.ageRange.label')} <strong>{ageRangeSentence(range)}</strong>
    </p>
  );
};
