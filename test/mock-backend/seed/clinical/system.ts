/** A body system: a group whose children are the groups named in `diseases`. */
export interface System {
  title: string;
  category: string;
  /** Names of risk factors, of which each of its diseases has some. */
  risks: string[];
  /** Paragraphs that every diagnostic text contains; `treatment` likewise. */
  diagnostic: string[];
  treatment: string[];
  /** Child group -> one disease per line: `name | CID or CID/DSM | symptoms, the heaviest first | exam | treatment`. */
  diseases: Record<string, string>;
}

export interface DiseaseLine {
  name: string;
  cid: string;
  dsm: string;
  symptoms: string[];
  exam: string;
  treatment: string;
  group: string;
}

const lineOf = (group: string, line: string): DiseaseLine => {
  const [name, codes, symptoms, exam, treatment] = line.split('|').map(cell => cell.trim());
  const [cid, dsm = ''] = codes.split('/');
  return { name, cid, dsm, symptoms: symptoms.split(', '), exam, treatment, group };
};

export const linesOf = ({ diseases }: System) =>
  Object.entries(diseases).flatMap(([group, lines]) =>
    lines
      .trim()
      .split('\n')
      .map(line => lineOf(group, line)),
  );
