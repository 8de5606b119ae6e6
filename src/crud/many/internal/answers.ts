import type { Named } from 'lib/model';
import { plain } from 'lib/plain';
import { isSameName } from 'lib/text';
import type { Namesakes } from 'records/namesakes';
import type { SheetColumn } from './columns';
import type { Fault } from './read-cell';

/** What the server said: the stored records of a name, by field; those of the section itself by an empty field. */
export type Answers = ReadonlyMap<string, Namesakes<Named>>;

export const answerKey = (field: string, name: string) => `${field}|${plain(name)}`;

type Resolved = { value: readonly Named[] } | { fault: Fault } | 'asking';

/** The records that a cell names, as a form gets them from its dialog. */
export const resolve = ({ field, from }: SheetColumn, names: readonly string[], answers: Answers): Resolved => {
  const found: Named[] = [];
  for (const name of names) {
    const answer = answers.get(answerKey(field, name));
    if (!answer) return 'asking';
    if (answer.is === 'unknown') return { fault: { key: 'many.fault.unknown', params: { name } } };
    const exact = answer.rows.filter(row => isSameName(row.name, name));
    const [row, other] = exact.length > 0 ? exact : answer.rows;
    if (other) return { fault: { key: 'many.fault.ambiguous', params: { name } } };
    if (!row && !from?.createsNew) return { fault: { key: 'many.fault.notFound', params: { name } } };
    found.push(row ?? { name });
  }
  return { value: found };
};
