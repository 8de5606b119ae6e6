import all from './systems.json';

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

export const systems: System[] = all;

/** A disease with the name of its group, as its texts show it. */
export type Line = ReturnType<typeof linesOf>[number];

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const listed = (items: string[]) => items.map(lower).join(', ');

/** The diseases of a system. */
export const linesOf = ({ groups }: System) =>
  groups.flatMap(({ name: group, diseases }) =>
    diseases.map(disease => ({
      dsm: '',
      ...disease,
      group,
      lowerName: lower(disease.name),
      complaint: lower(disease.symptoms[0]),
      complaints: listed(disease.symptoms),
      heaviest: listed(disease.symptoms.slice(0, 3)),
    })),
  );
