import { useFormContext } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import type { Symptom } from './model';

/** The diseases that have this symptom, to read only (R97). */
export const LinkedDiseases = () => {
  const t = useT();
  const diseases = useFormContext<Symptom>().getValues('diseases') ?? [];
  return (
    <div className="field">
      <h2 className="form-legend">{t('symptoms.fields.diseases')}</h2>
      {diseases.length === 0 ? (
        <p className="text-body-secondary mb-0">{t('symptoms.noDiseases')}</p>
      ) : (
        <ul className="chips" data-cy="diseases" aria-label={t('symptoms.fields.diseases')}>
          {diseases.map(({ id, name }) => (
            <li key={id} className="chip">
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
