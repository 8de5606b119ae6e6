/** A laboratory test. */
export interface Test {
  name: string;
  synonyms: string[];
  /** Reference values. */
  reference: string;
  /** What raises it, or makes it reactive. */
  high: string[];
  /** What lowers it, or makes it falsely negative. */
  low: string[];
  /** The reference name of the picture that its text shows. */
  picture?: string;
}

/** Tests of one kind and the data that they share. */
export interface Panel {
  group: string;
  category: string;
  about: string;
  collect: string;
  tests: Test[];
}
