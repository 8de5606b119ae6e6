/** A class of medicines. A leaflet is composed of its class and one line of `medicines`. */
export interface MedicineClass {
  name: string;
  /** The group above this one. */
  classification: string;
  about: string;
  /** Separated by semicolons. */
  uses: string;
  /** Separated by semicolons. */
  avoid: string;
  /** `effect | how often | what to do` */
  effects: string[];
  /** `name | dose | commercial names, separated by commas`. Substances are joined by ` + `; a form is in brackets. */
  medicines: string[];
}
