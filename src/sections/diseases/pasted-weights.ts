import type { MessageKey } from 'core/i18n/message-key';
import { type LineReader, type PastedRow, wrongCells } from 'features/pasting/pasted-row';
import type { PastedLine } from 'features/pasting/read-rows';
import { isolated } from 'lib/isolated';
import type { Id, Named } from 'lib/model';
import { textOf } from 'lib/records/parts';
import { giveBack } from 'lib/records/shape';
import { numberText, readNumber } from 'lib/typed-number';
import { rowInList } from 'records/lookup';
import { askNames, type Namesakes } from 'records/namesakes';
import type { RecordSource } from 'records/source';
import { NUMBER_REFUSALS } from 'ui/form/number-refusals';

interface Weighed {
  symptom: Named;
  weight: number;
}

const isId = (cell: string) => /^\d+$/.test(cell);

/** The symptoms with these ids. Reading the list ends with the last of them. */
const readByIds = async (library: RecordSource<Named>, ids: readonly string[], signal: AbortSignal) => {
  const found = new Map<string, Named>();
  const isLast = (symptom: Named) => {
    if (ids.includes(String(symptom.id))) found.set(String(symptom.id), symptom);
    return found.size === ids.length;
  };
  if (ids.length > 0) await rowInList(library, isLast, { signal, isBackground: false });
  return found;
};

/**
 * The symptoms of these cells, each a name or an id, as the list answered them.
 * @throws what made the reading fail; IncompleteList if some page may not have been read
 */
const readSymptoms = async (
  library: RecordSource<Named>,
  cells: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Named>> => {
  const byName = new Map<string, Named>();
  const note = (answers: readonly (readonly [string, Namesakes<Named>])[]) => {
    for (const [cell, answer] of answers) {
      if (answer.is === 'unknown') throw answer.error;
      const [first] = answer.rows;
      if (first) byName.set(cell, first);
    }
  };
  await askNames(library, cells, signal, note, false);
  signal.throwIfAborted();
  const byId = await readByIds(
    library,
    cells.filter(cell => isId(cell) && !byName.has(cell)),
    signal,
  );
  return new Map([...byId, ...byName]);
};

/** The weight in a line, or the reason why there is none. */
const weightIn = (pasted: PastedLine): number | MessageKey => {
  const wrong = wrongCells(pasted, 2);
  if (wrong) return wrong;
  const weight = readNumber(pasted.cells[1] ?? '') ?? 'notation';
  return typeof weight === 'string' ? NUMBER_REFUSALS[weight] : weight;
};

/** Reads symptoms and weights from lines with a name or an id, and a number. `chosen` returns the ids in the form. */
export const weightReader =
  (library: RecordSource<Named>, chosen: () => readonly (Id | undefined)[]): LineReader<Weighed> =>
  async (lines, signal) => {
    const read = lines.map(pasted => ({ ...pasted, name: pasted.cells[0] ?? '', weight: weightIn(pasted) }));
    const sought = read.filter(({ weight }) => typeof weight === 'number').map(({ name }) => name);
    const symptoms = await readSymptoms(library, [...new Set(sought)], signal);
    const taken = new Set(chosen());
    return read.map(({ line, cells, name, weight }): PastedRow<Weighed> => {
      const refused = (reason: MessageKey) => ({ line, name: cells.join(' '), reason });
      if (typeof weight !== 'number') return refused(weight);
      const found = symptoms.get(name);
      if (!found) return refused('lists.record.notFound');
      if (taken.has(found.id)) return refused('lists.paste.known');
      taken.add(found.id);
      const symptom = giveBack(library.shape, found);
      return { line, name: `${isolated(textOf(symptom))}: ${numberText(weight)}`, value: { symptom, weight } };
    });
  };
