import { detached, nameOfCopy } from 'shared/crud/copy';
import { required, type Rules } from 'shared/form/rules';
import type { Id, Named } from 'shared/model';
import { markdownTexts, type LongText } from 'shared/text/long-texts';

/** A name under which the medicine is sold. */
export interface CommercialName {
  id?: Id;
  name: string;
  composition?: string;
  free: boolean;
  available: boolean;
}

export interface MedicineLeaflet {
  id?: Id;
  name: string;
  available: boolean;
  free: boolean;
  content?: LongText;
  medicineGroups: Named[];
  substances: Named[];
  children: CommercialName[];
}

export const blank: MedicineLeaflet = {
  name: '',
  available: false,
  free: true,
  medicineGroups: [],
  substances: [],
  children: [],
};

/** Its commercial names are its own. It reaches nobody before it is made available. */
export const copyOf = (medicineLeaflet: MedicineLeaflet): MedicineLeaflet => ({
  ...detached(medicineLeaflet, ['content', 'children']),
  name: nameOfCopy(medicineLeaflet.name),
  available: false,
});

export const texts = markdownTexts<MedicineLeaflet>('content');

export const rules: Rules<MedicineLeaflet> = { name: required };
