import { type Rules } from 'ui/form/rules';
import * as applicationPictures from 'sections/application-pictures/model';
import * as diseaseSynonyms from 'sections/disease-synonym/model';
import * as diseases from 'sections/diseases/model';
import * as editorContents from 'sections/editor-contents/model';
import * as groups from 'sections/groups/model';
import * as illustratedProcedures from 'sections/illustrated-procedures/model';
import * as interactions from 'sections/interactions/model';
import * as laboratories from 'sections/laboratories/model';
import * as laboratoryGroups from 'sections/laboratory-groups/model';
import * as medicalCalculators from 'sections/medical-calculators/model';
import * as medicalCriteria from 'sections/medical-criteria/model';
import * as medicalScores from 'sections/medical-scores/model';
import * as medicineGroups from 'sections/medicine-groups/model';
import * as medicineLeaflets from 'sections/medicine-leaflets/model';
import * as pediatricDoses from 'sections/pediatric-doses/model';
import * as riskFactors from 'sections/risk-factor/model';
import * as semiologies from 'sections/semiologies/model';
import * as symptoms from 'sections/symptoms/model';
import * as synonymGroups from 'sections/synonym-group/model';
import * as customers from 'sections/user-application/model';
import * as users from 'sections/user-management/model';
import { type Required } from './json-schema';

/** The fields for which a rule reports an error while the record is blank: these fields must be filled. */
const filledIn = (errors: unknown): true | Required | undefined => {
  if (typeof errors === 'string') return true;
  if (typeof errors !== 'object' || errors === null) return undefined;
  const inside = Object.entries(errors).flatMap(([name, error]) => {
    const required = filledIn(error);
    return required === undefined ? [] : [[name, required] as const];
  });
  return inside.length > 0 ? Object.fromEntries(inside) : undefined;
};

/** The fields that a form requires: those for which its own rules report an error while the record is blank. */
export const requiredBy = <T extends object>(rules: Rules<T>, blank: T): Required => {
  const entries = (Object.keys(rules) as (keyof T & string)[]).flatMap(field => {
    const value = blank[field];
    // If the record may have rows, the rule is tried with a row in which nothing is filled in.
    const tried = Array.isArray(value) && value.length === 0 ? ([{ name: '' }] as T[typeof field]) : value;
    const required = filledIn(rules[field]?.(tried, blank));
    const ofRow = typeof required === 'object' && Array.isArray(tried) ? required['0'] : required;
    return ofRow === undefined ? [] : [[field, ofRow] as const];
  });
  return Object.fromEntries(entries);
};

const of = <T extends object>({ rules, blank }: { rules: Rules<T>; blank: T }) => requiredBy(rules, blank);

/** By resource, the fields that its form requires. They are derived from the console's own validation rules. */
export const REQUIRED: Readonly<Record<string, Required>> = {
  applicationPictures: of(applicationPictures),
  customers: of(customers),
  diseaseSynonyms: of(diseaseSynonyms),
  diseases: of(diseases),
  editorContents: of(editorContents),
  groups: of(groups),
  illustratedProcedures: of(illustratedProcedures),
  interactions: of(interactions),
  laboratories: of(laboratories),
  laboratoryGroups: of(laboratoryGroups),
  medicalCalculators: of(medicalCalculators),
  medicalCriteria: of(medicalCriteria),
  medicalScores: of(medicalScores),
  medicineGroups: of(medicineGroups),
  medicineLeaflets: of(medicineLeaflets),
  pediatricDoses: of(pediatricDoses),
  riskFactors: of(riskFactors),
  semiologies: of(semiologies),
  symptoms: of(symptoms),
  synonymGroups: of(synonymGroups),
  users: requiredBy(users.rulesFor(false), users.blank),
};
