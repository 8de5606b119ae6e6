/** A body system: a group, whose children are the groups named in `diseases`. */
export interface System {
  title: string;
  category: string;
  /** Names of risk factors that its diseases share out. */
  risks: string[];
  /** Paragraphs that its texts take in turn. */
  diagnostic: string[];
  treatment: string[];
  /** Child group -> one disease a line: `name | CID or CID/DSM | symptoms, the heaviest first | exam | treatment`. */
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
