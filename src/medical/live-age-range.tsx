import { useWatch } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { ageRangeSentence } from './age-range-sentence';

interface LiveAgeRangeProps {
  /** The fields of the form that hold the ages. */
  start: string;
  end: string;
}

/** The age-range sentence below the ages in a form. It is updated as the user types them (R98). */
export const LiveAgeRange = ({ start, end }: LiveAgeRangeProps) => {
  const t = useT();
  const [lowerThanOneMonth, from, to] = useWatch({ name: ['lowerThanOneMonth', start, end] });
  const sentence = ageRangeSentence({ lowerThanOneMonth, start: from, end: to });
  return (
    <p className="mb-0" role="status" data-cy="ageRange">
      {sentence && (
        <>
          {t('entity.ageRange.label')} <strong>{sentence}</strong>
        </>
      )}
    </p>
  );
};
