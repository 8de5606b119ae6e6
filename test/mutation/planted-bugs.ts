import { readFileSync } from 'node:fs';
import { readSources, type Sources } from '../checks/imports';

/** A line of `planted.jsonl`. */
interface PlantedBug {
  /** What goes wrong: the rule of the product that is broken. */
  bug: string;
  /** A constant or function at the top level of a file of `src`. The bug follows it when it moves. */
  symbol: string;
  /** Only where several files declare the symbol. */
  file?: string;
  /** Occurs once in the declaration of the symbol. */
  pattern: string;
  replacement: string;
  test: string;
  /** The title of the test that must fail, as it is written in the file. */
  title: string;
}

/** A bug with the file and the position of its pattern there, in characters from 0. */
type LocatedBug = PlantedBug & { file: string; at: number };

interface Declaration {
  file: string;
  from: number;
  text: string;
}

/** The declarations of a symbol at the top level: each begins at the start of a line, and ends before the next one. */
const declarationsOf = (symbol: string, sources: Sources): Declaration[] => {
  const declared = new RegExp(`^(?:export )?(?:default )?(?:async )?(?:const|let|function) ${symbol}\\b`, 'gm');
  return Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(declared)].map(({ index: from }) => ({
      file,
      from,
      text: text.slice(from).split(/\n(?=[\w/])/)[0],
    })),
  );
};

/** Where a bug is planted; a text that says why it cannot be, if its line is out of date. */
const locate = (bug: PlantedBug, sources: Sources): LocatedBug | string => {
  const declared = declarationsOf(bug.symbol, sources);
  const found = declared.length > 1 ? declared.filter(({ file }) => file === bug.file) : declared;
  if (found.length !== 1)
    return `${bug.bug}: "symbol" and "file" name ${found.length} of the ${declared.length} declarations of ${bug.symbol}`;
  const [{ file, from, text }] = found;
  const count = text.split(bug.pattern).length - 1;
  if (count !== 1) return `${bug.bug}: ${bug.symbol} in ${file} holds the pattern ${count} times: ${bug.pattern}`;
  if (bug.pattern === bug.replacement) return `${bug.bug}: the replacement changes nothing`;
  return { ...bug, file, at: from + text.indexOf(bug.pattern) };
};

const read = (file: string) => readFileSync(file, 'utf8');

/** The list, from the root of the project. A text instead of a bug says why its line is out of date. */
export const readPlantedBugs = (): (LocatedBug | string)[] => {
  const sources = readSources();
  return read('test/mutation/planted.jsonl')
    .split('\n')
    .filter(Boolean)
    .map((line): LocatedBug | string => {
      const bug: PlantedBug = JSON.parse(line);
      const hasTest = read(bug.test).includes(bug.title);
      return hasTest ? locate(bug, sources) : `${bug.bug}: ${bug.test} has no test with the title: ${bug.title}`;
    });
};
