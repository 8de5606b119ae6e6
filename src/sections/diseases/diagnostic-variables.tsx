import { type FieldErrors, get, useFormState, useWatch } from 'react-hook-form';
import { keyOf, type MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { ManyField } from 'crud/options/many-field';
import { isPlainObject } from 'lib/is-plain-object';
import { riskFactors } from 'sections/risk-factor/duck';
import { FieldGrid } from 'ui/form/field-grid';
import { FoldedGroup } from 'ui/form/folded-group';
import { NumberField } from 'ui/form/number-field';
import { countSet, DEFAULT_WEIGHT, INSIDE_BRAZIL, OUT_OF_BRAZIL, RACES, WEIGHTS } from './diagnostic-weights';

const ROOT = 'diseaseDiagnosticVariables';

/** Whether one of the fields, or an object that contains them, has an error. */
const hasErrorIn = (errors: FieldErrors, path: string, names: readonly string[]) => {
  const parts = path.split('.');
  const above = parts.map((_part, at) => parts.slice(0, at + 1).join('.'));
  const isWrong = (one: string) => {
    const error: unknown = get(errors, one);
    return isPlainObject(error) && typeof error.message === 'string';
  };
  return [...above, ...names.map(name => `${path}.${name}`)].some(isWrong);
};

interface NumbersProps {
  title: MessageKey;
  /** The path of the numbers in the record. */
  path: string;
  names: readonly string[];
  /** The value of an emptied number. */
  empty?: number;
}

const Numbers = ({ title, path, names, empty }: NumbersProps) => {
  const t = useT();
  const { errors } = useFormState();
  const count = countSet(useWatch({ name: path }), names, empty);
  return (
    <FoldedGroup
      title={t(title)}
      summary={t('diseases.variables.set', { count, total: names.length })}
      hasError={hasErrorIn(errors, path, names)}
    >
      <FieldGrid>
        {names.map(name => (
          <NumberField key={name} name={`${path}.${name}`} label={t(keyOf('diseases', 'fields', name))} empty={empty} />
        ))}
      </FieldGrid>
    </FoldedGroup>
  );
};

/** Weights of sex, age, region and race, the prevalence and the risk factors (R91). */
export const DiagnosticVariablesFields = () => {
  const t = useT();
  return (
    <>
      <Numbers title="diseases.variables.weights" path={ROOT} names={WEIGHTS} />
      <Numbers
        title="diseases.variables.insideBrazil"
        path={`${ROOT}.region.insideBrazil`}
        names={INSIDE_BRAZIL}
        empty={DEFAULT_WEIGHT}
      />
      <Numbers
        title="diseases.variables.outOfBrazil"
        path={`${ROOT}.region.outOfBrazil`}
        names={OUT_OF_BRAZIL}
        empty={DEFAULT_WEIGHT}
      />
      <Numbers title="diseases.variables.humanRace" path={`${ROOT}.humanRace`} names={RACES} empty={DEFAULT_WEIGHT} />
      <ManyField name={`${ROOT}.riskFactors`} label={t('diseases.fields.riskFactors')} from={riskFactors} />
    </>
  );
};
