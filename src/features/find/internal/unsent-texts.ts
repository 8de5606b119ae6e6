import { labelOfField } from 'features/changes/field-text';
import type { Identified } from 'lib/model';
import { type Part, type Parts, text } from 'lib/records/parts';
import { isNeverFilled, unknownIn } from 'records/read-by-id';
import type { FindSource } from '../source';

/** Texts that the server left out of the rows of a list. It is unknown what they say. */
export interface UnsentTexts {
  source: FindSource;
  /** The name of the field, as its form has it. */
  field: string;
  rows: number;
}

const holdsText = ({ read, row, parts = {} }: Part): boolean =>
  read === text.read || (row ? holdsText(row) : Object.values(parts).some(holdsText));

const partAt = (parts: Parts, path: string): Part | undefined => {
  const [field = '', ...below] = path.split('.');
  const part = parts[field];
  const inner = (part?.row ?? part)?.parts;
  return below.length > 0 && inner ? partAt(inner, below.join('.')) : part;
};

/** Counts the rows that came without some of their texts. */
export const createUnsentTexts = () => {
  const counts = new Map<FindSource, Map<string, number>>();
  const note = (source: FindSource, rows: readonly Identified[]) => {
    const relations = source.records?.duck.relations;
    if (!relations) return;
    const own = counts.get(source) ?? new Map<string, number>();
    counts.set(source, own);
    rows.flatMap(row => unknownIn(relations, row)).forEach(path => own.set(path, (own.get(path) ?? 0) + 1));
  };
  const ofSource = ([source, own]: [FindSource, Map<string, number>]): UnsentTexts[] =>
    [...own]
      // A later row may have shown that the list sends them: where they are missing, there are none.
      .filter(([path]) => source.records && isNeverFilled(source.records.duck.relations, path))
      .flatMap(([path, rows]) => {
        const part = partAt(source.shape as Parts, path);
        const field = labelOfField(source.i18n, path.split('.').at(-1) ?? '');
        return part && field !== undefined && holdsText(part) ? [{ source, field, rows }] : [];
      });
  return { note, read: (): UnsentTexts[] => [...counts].flatMap(ofSource) };
};
