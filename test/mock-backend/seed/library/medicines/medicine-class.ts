/** A class of medicines; a leaflet is composed of it and of one line. */
export interface MedicineClass {
  name: string;
  /** The group above it. */
  classification: string;
  about: string;
  /** Parted by semicolons. */
  uses: string;
  /** Parted by semicolons. */
  avoid: string;
  /** `effect | how often | what to do` */
  effects: string[];
  /** `name | dose | commercial names parted by commas`; substances are joined by ` + `, a form stands in brackets. */
  medicines: string[];
}
