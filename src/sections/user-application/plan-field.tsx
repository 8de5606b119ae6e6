import { FieldFrame } from 'shared/form/field-frame';
import { useField } from 'shared/form/use-field';
import { useT } from 'shared/i18n/use-t';
import { mobileTypeText } from './model';
import type { PlanReference } from './subscription-model';

/** The plan by its type; the record holds `{id, planType}` (spec 3). */
export const PlanField = ({ choices }: { choices: readonly PlanReference[] }) => {
  const t = useT();
  const { field, label, error, invalid } = useField({ name: 'plan' });
  const held: PlanReference | null = field.value ?? null;
  const choose = (type: string) => {
    const plan = choices.find(({ planType }) => planType === type);
    field.onChange(plan && { id: plan.id, planType: plan.planType });
  };
  return (
    <FieldFrame label={label} error={error}>
      {control => (
        <select
          {...control}
          ref={field.ref}
          name="plan"
          className={`form-select${invalid}`}
          data-cy="plan"
          value={held?.planType ?? ''}
          onChange={event => choose(event.target.value)}
          onBlur={field.onBlur}
        >
          <option value="">{t('userApplication.noPlan')}</option>
          {choices.map(({ planType = '' }) => (
            <option key={planType} value={planType}>
              {mobileTypeText(planType)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
};
