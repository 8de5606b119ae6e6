/** The data of one semiology. Its texts are composed of these data and of the paragraphs of its system. */
export interface Topic {
  name: string;
  category?: 'BASIC' | 'SPECIFIC';
  free?: boolean;
  synonyms: string[];
  /** Reference name and caption. */
  picture?: [referenceName: string, caption: string];
  summary: string;
  /** Questions to the patient. */
  asks: string[];
  /** `sign | how to look for it | what it means` */
  signs: string[];
  /** `finding | what it suggests` */
  changes: string[];
  alert: string;
  /** Makes the topic a whole chapter, which repeats the other topics of its system, or of all systems. */
  tells?: 'system' | 'everything';
}

/** Topics of one body system and the paragraphs that they share. */
export interface System {
  history: string[];
  examination: string[];
  interpretation: string[];
  topics: Topic[];
}
