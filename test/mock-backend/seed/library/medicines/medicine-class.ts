/** A class of medicines. A leaflet is composed of its class and one of its medicines. */
export interface MedicineClass {
  name: string;
  /** The group above this one. */
  classification: string;
  about: string;
  uses: string[];
  avoid: string[];
  /** Each has three cells: the effect, how often it occurs, and what to do. */
  effects: string[][];
  /** Substances in a name are joined by ` + `; a form is in brackets. `brands` are commercial names. */
  medicines: { name: string; dose: string; brands: string[] }[];
}
