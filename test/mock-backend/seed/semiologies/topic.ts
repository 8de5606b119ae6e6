/** The data of one semiology. Its texts are composed of these data and of the paragraphs of its system. */
export interface Topic {
  name: string;
  /** `BASIC` or `SPECIFIC`. */
  category?: string;
  free?: boolean;
  synonyms: string[];
  picture?: { referenceName: string; caption: string };
  summary: string;
  /** Questions to the patient. */
  asks: string[];
  /** Each has three cells: the sign, how to look for it, and what it means. */
  signs: string[][];
  /** Each has two cells: the finding and what it suggests. */
  changes: string[][];
  alert: string;
  /** `system` or `everything`: a whole chapter, which repeats the other topics of its system, or of all systems. */
  tells?: string;
}

/** Topics of one body system and the paragraphs that they share. */
export interface System {
  history: string[];
  examination: string[];
  interpretation: string[];
  topics: Topic[];
}
