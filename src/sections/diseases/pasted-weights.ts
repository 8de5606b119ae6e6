import { type LineReader, type PastedRow, wrongCells } from 'features/pasting/pasted-row';
import type { PastedLine } from 'features/pasting/read-rows';
import { isolated } from 'lib/isolated';
import type { Id, Named } from 'lib/model';
import { plain } from 'lib/plain';
import { textOf } from 'lib/records/parts';
import { giveBack } from 'lib/records/shape';
import { searchText } from 'lib/text';
import { numberText, readNumber } from 'lib/typed-number';
import { foundRow, lookup } from 'records/lookup';
import type { RecordSource } from 'records/source';
import { NUMBER_REFUSALS } from 'ui/form/number-refusals';

interface Weighed {
  symptom: Named;
  weight: number;
}

/** The same list, of which each page is fetched only once. */
const remembered = (library: RecordSource<Named>): RecordSource<Named> => {
  const pages = new Map<string, ReturnType<RecordSource<Named>['fetchPage']>>();
  return {
    ...library,
    fetchPage: (query, signal) => {
      const key = JSON.stringify(query);
      const page = pages.get(key) ?? library.fetchPage(query, signal);
      pages.set(key, page);
      return page;
    },
  };
};

/** Finds symptoms by name or by id, as the list answered them. */
const createFinder = (library: RecordSource<Named>, signal: AbortSignal) => {
  const pages = remembered(library);
  const find = async (isSought: (symptom: Named) => boolean, name?: string) =>
    foundRow(await lookup(pages, isSought, { name, signal, isBackground: false }));
  return async (cell: string): Promise<Named | undefined> => {
    const byName = await find(({ name }) => plain(name) === plain(cell), searchText(cell));
    const isId = /^\d+$/.test(cell);
    const found = byName ?? (isId ? await find(({ id }) => String(id) === cell) : undefined);
    return found && giveBack(library.shape, found);
  };
};

type Find = ReturnType<typeof createFinder>;

const rowOf = async (pasted: PastedLine, find: Find, taken: Set<Id | undefined>): Promise<PastedRow<Weighed>> => {
  const { line, cells } = pasted;
  const [name = '', weightCell = ''] = cells;
  const refused = (reason: PastedRow<Weighed>['reason']) => ({ line, name: cells.join(' '), reason });
  const wrong = wrongCells(pasted, 2);
  if (wrong) return refused(wrong);
  const weight = readNumber(weightCell) ?? 'notation';
  if (typeof weight === 'string') return refused(NUMBER_REFUSALS[weight]);
  const found = await find(name);
  if (!found) return refused('lists.record.notFound');
  if (taken.has(found.id)) return refused('lists.paste.known');
  taken.add(found.id);
  return { line, name: `${isolated(textOf(found))}: ${numberText(weight)}`, value: { symptom: found, weight } };
};

/** Reads symptoms and weights from lines with a name or an id, and a number. `chosen` returns the ids in the form. */
export const weightReader =
  (library: RecordSource<Named>, chosen: () => readonly (Id | undefined)[]): LineReader<Weighed> =>
  async (lines, signal) => {
    const find = createFinder(library, signal);
    const taken = new Set(chosen());
    const rows: PastedRow<Weighed>[] = [];
    // One after the other: which of two equal lines is refused must not depend on the network.
    for (const pasted of lines) rows.push(await rowOf(pasted, find, taken));
    return rows;
  };
