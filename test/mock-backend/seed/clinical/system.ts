/** A body system: a group whose children are its `groups`. */
export interface System {
  title: string;
  category: string;
  /** The seeded picture of its group, and the one that shows the physical examination. */
  cover?: string;
  picture?: string;
  /** Names of risk factors, of which each of its diseases has some. */
  risks: string[];
  /** Paragraphs that every diagnostic text contains; `treatment` likewise. */
  diagnostic: string[];
  treatment: string[];
  groups: { name: string; diseases: Disease[] }[];
}

interface Disease {
  name: string;
  cid: string;
  dsm?: string;
  /** The heaviest first. */
  symptoms: string[];
  exam: string;
  treatment: string;
}

export interface DiseaseLine extends Disease {
  dsm: string;
  group: string;
}

export const linesOf = ({ groups }: System): DiseaseLine[] =>
  groups.flatMap(({ name: group, diseases }) => diseases.map(disease => ({ dsm: '', ...disease, group })));
