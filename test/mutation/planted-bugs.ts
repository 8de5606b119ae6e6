import { readFileSync } from 'node:fs';

/** A line of `planted.jsonl`. */
interface PlantedBug {
  /** What goes wrong: the rule of the product that is broken. */
  bug: string;
  file: string;
  /** Occurs once in the file. */
  pattern: string;
  replacement: string;
  test: string;
  /** The title of the test that must fail, as it is written in the file. */
  title: string;
}

const read = (file: string) => readFileSync(file, 'utf8');

/** Why the bug cannot be planted; undefined if it can. */
const problemOf = ({ bug, file, pattern, replacement, test, title }: PlantedBug) => {
  const count = read(file).split(pattern).length - 1;
  if (count !== 1) return `${bug}: ${file} holds the pattern ${count} times: ${pattern}`;
  if (pattern === replacement) return `${bug}: the replacement changes nothing`;
  return read(test).includes(title) ? undefined : `${bug}: ${test} has no test with the title: ${title}`;
};

/** The list, from the root of the project. A text instead of a bug says why its line is out of date. */
export const readPlantedBugs = (): (PlantedBug | string)[] =>
  read('test/mutation/planted.jsonl')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as PlantedBug)
    .map(bug => problemOf(bug) ?? bug);
