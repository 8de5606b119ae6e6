import { fields } from 'ui/form/fields';
import { type Formula, MAX_FORMULA } from './formula';

const { Text, Check, Words } = fields<Formula>();

/** The first fields in the forms of scores, criteria and calculators. */
export const FormulaFields = () => (
  <>
    <Text name="name" required />
    <Words name="synonyms" />
    <Check name="isAvailableForFree" hint="entity.hint.free" />
    <Text name="formula" max={MAX_FORMULA} rows={6} />
  </>
);
