import { nameOfCopy } from 'crud/record/copy';
import { withoutIds } from 'crud/record/without-ids';
import { type LongText, markdownTexts } from 'lib/long-texts';
import type { Id, Named } from 'lib/model';
import { flag, longText, object, referencesTo, rows, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { required, type Rules, shortNewNames } from 'ui/form/rules';

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

export const shape: Shape<MedicineLeaflet> = {
  name: text,
  available: flag,
  free: flag,
  content: longText,
  medicineGroups: referencesTo('medicine-groups'),
  substances: referencesTo('interactions'),
  children: rows(object({ name: text, composition: text, free: flag, available: flag })),
};

export const blank: MedicineLeaflet = {
  name: '',
  available: false,
  free: true,
  medicineGroups: [],
  substances: [],
  children: [],
};

/** The composition of a commercial name. A new name without a composition gets the leaflet's name. */
export const compositionOf = ({ id, composition }: CommercialName, leafletName: string) =>
  id === undefined && !composition ? leafletName : composition;

/** The leaflet as it is sent. New commercial names without a composition get the name under which it is saved. */
export const withCompositions = (leaflet: MedicineLeaflet): MedicineLeaflet =>
  Array.isArray(leaflet.children)
    ? {
        ...leaflet,
        children: leaflet.children.map(child => ({ ...child, composition: compositionOf(child, leaflet.name) })),
      }
    : leaflet;

/**
 * A copy gets its own commercial names. Those whose composition is the original's name get the name of the copy when it
 * is saved. The copy is not available, so it does not reach readers yet.
 */
export const copyOf = (medicineLeaflet: MedicineLeaflet): MedicineLeaflet => {
  const copy = withoutIds(shape, medicineLeaflet);
  const children = (copy.children ?? []).map(child =>
    child.composition === medicineLeaflet.name ? { ...child, composition: undefined } : child,
  );
  return { ...copy, children, name: nameOfCopy(medicineLeaflet.name), available: false };
};

export const texts = markdownTexts<MedicineLeaflet>('content');

export const rules: Rules<MedicineLeaflet> = { name: required, children: shortNewNames };
