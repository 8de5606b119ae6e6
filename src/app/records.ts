import { applicationPictures } from 'sections/application-pictures/duck';
import { coupons } from 'sections/coupon/duck';
import { FORM_PATH } from 'sections/coupon/model';
import { diseaseSynonyms } from 'sections/disease-synonym/duck';
import { diseases } from 'sections/diseases/duck';
import { editorContents } from 'sections/editor-contents/duck';
import { flashcards } from 'sections/flashcards/duck';
import { groups } from 'sections/groups/duck';
import { illustratedProcedures } from 'sections/illustrated-procedures/duck';
import { substancesInteractions } from 'sections/interactions/duck';
import { laboratories } from 'sections/laboratories/duck';
import { laboratoryGroups } from 'sections/laboratory-groups/duck';
import { medicalCalculators } from 'sections/medical-calculators/duck';
import { medicalCriteria } from 'sections/medical-criteria/duck';
import { medicalScores } from 'sections/medical-scores/duck';
import { medicineGroups } from 'sections/medicine-groups/duck';
import { medicineLeaflets } from 'sections/medicine-leaflets/duck';
import { notifications } from 'sections/notification/duck';
import { pediatricDoses } from 'sections/pediatric-doses/duck';
import { plans } from 'sections/plans/duck';
import { promotions } from 'sections/promotions/duck';
import { riskFactors } from 'sections/risk-factor/duck';
import { semiologies } from 'sections/semiologies/duck';
import { symptoms } from 'sections/symptoms/duck';
import { synonymGroups } from 'sections/synonym-group/duck';
import { customers } from 'sections/user-application/duck';
import { SUBSCRIPTION_PATH } from 'sections/user-application/subscription-model';
import type { Identified } from 'lib/model';
import type { Duck } from 'core/redux/create-duck';

interface RecordDuck extends Pick<Duck<Identified>, 'name' | 'fetchPage' | 'pageSize' | 'select'> {
  handed(row: Identified): Identified;
}

/** How the records of a section are found and opened, as its list does it. */
export interface RecordSource {
  duck: RecordDuck;
  /** The screen that a row of the list opens. */
  screen: string;
  /** Its records are people: their names are not kept in the browser. */
  arePeople?: boolean;
}

const source = (duck: RecordDuck, more: Partial<RecordSource> = {}): RecordSource => ({
  duck,
  screen: '/manage',
  ...more,
});

/** By URL segment; what staff look for most often stands first, and is searched first. */
export const RECORDS: Readonly<Record<string, RecordSource>> = {
  diseases: source(diseases),
  'medicine-leaflets': source(medicineLeaflets),
  symptoms: source(symptoms),
  semiologies: source(semiologies),
  'user-application': source(customers, { screen: SUBSCRIPTION_PATH, arePeople: true }),
  laboratories: source(laboratories),
  'illustrated-procedures': source(illustratedProcedures),
  'pediatric-doses': source(pediatricDoses),
  'medical-scores': source(medicalScores),
  'medical-criteria': source(medicalCriteria),
  'medical-calculators': source(medicalCalculators),
  interactions: source(substancesInteractions, { screen: '/view' }),
  coupon: source(coupons, { screen: FORM_PATH }),
  promotions: source(promotions),
  plans: source(plans),
  'risk-factor': source(riskFactors),
  'disease-synonym': source(diseaseSynonyms),
  'synonym-group': source(synonymGroups),
  flashcards: source(flashcards),
  groups: source(groups),
  'medicine-groups': source(medicineGroups),
  'laboratory-groups': source(laboratoryGroups),
  'editor-contents': source(editorContents),
  'application-pictures': source(applicationPictures),
  notification: source(notifications),
};

/** How the records of a section are found; a segment of an address may be any text. */
export const recordsOf = (section: string): RecordSource | undefined =>
  Object.hasOwn(RECORDS, section) ? RECORDS[section] : undefined;
