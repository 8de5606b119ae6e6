import { useFormContext } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { FieldFrame } from 'ui/form/field-frame';
import { useField } from 'ui/form/use-field';
import { mobileTypeText } from './record';
import { kindOfPlan } from './subscription-form';
import type { PlanChoice, PlanReference, Subscription } from './subscription-record';

/** Selects a plan by its type. The record stores `{id, planType}` (R116). Its own type and period follow the plan. */
export const PlanField = ({ choices }: { choices: readonly PlanChoice[] }) => {
  const t = useT();
  const { setValue } = useFormContext<Subscription>();
  const { field, label, error, invalid } = useField({ name: 'plan' });
  const held: PlanReference | null = field.value ?? null;
  const choose = (type: string) => {
    const plan = choices.find(({ planType }) => planType === type);
    const { planType = null, planPeriod = null } = kindOfPlan(plan);
    field.onChange(plan && { id: plan.id, planType: plan.planType });
    setValue('planType', planType, { shouldDirty: true });
    setValue('planPeriod', planPeriod, { shouldDirty: true });
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
