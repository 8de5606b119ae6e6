import { codeOf } from 'core/i18n/option-text';
import type { Named } from 'lib/model';
import type { Duck } from 'records/duck';
import { diseases } from 'sections/diseases/duck';
import { illustratedProcedures } from 'sections/illustrated-procedures/duck';
import { laboratories } from 'sections/laboratories/duck';
import { medicalCalculators } from 'sections/medical-calculators/duck';
import { medicineLeafletHeads } from 'sections/medicine-leaflets/duck';
import { pediatricDoses } from 'sections/pediatric-doses/duck';
import { semiologies } from 'sections/semiologies/duck';
import type { ContentType } from './record';

const LISTS: Partial<Record<string, Duck<Named>>> = {
  DISEASE: diseases,
  MEDICINE_LEAFLET: medicineLeafletHeads,
  ILLUSTRATED_PROCEDURE: illustratedProcedures,
  SEMIOLOGY: semiologies,
  LABORATORY: laboratories,
  PEDIATRIC_DOSE: pediatricDoses,
  MEDICAL_CALCULATOR: medicalCalculators,
} satisfies Record<ContentType, Duck<Named>>;

/** The list in which content of this type is chosen by name. All who may open this form may read these lists. */
export const listOfContentType = (type: unknown): Duck<Named> | undefined => LISTS[codeOf(type).toUpperCase()];
