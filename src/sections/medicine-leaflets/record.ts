import { defineRecord, requiredName } from 'crud/record/define-record';
import type { LongText } from 'lib/long-texts';
import type { Id, Named } from 'lib/model';
import { flag, longText, object, referencesTo, rows, text } from 'lib/records/parts';
import { shortNewNames } from 'ui/form/rules';

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
export const medicineLeaflet = defineRecord<MedicineLeaflet>({
  fields: {
    name: requiredName,
    available: flag,
    free: flag,
    content: longText,
    medicineGroups: referencesTo('medicine-groups'),
    substances: referencesTo('interactions'),
    children: {
      ...rows(object({ name: text, composition: text, free: flag, available: flag })),
      rule: shortNewNames,
    },
  },
  blank: { free: true },
  inCopy: ({ children }, { name }) => ({
    children: (children ?? []).map(child =>
      child.composition === name ? { ...child, composition: undefined } : child,
    ),
    available: false,
  }),
});
