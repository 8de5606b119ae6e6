import { findRow } from 'core/http/all-rows';
import type { Duck } from 'core/redux/create-duck';
import { searchFor } from 'core/redux/list-query';
import { type LineReader, type PastedRow, wrongCells } from 'features/pasting/pasted-row';
import type { PastedLine } from 'features/pasting/read-rows';
import { isolated } from 'lib/isolated';
import type { Id, Named } from 'lib/model';
import { plain } from 'lib/plain';
import { textOf } from 'lib/records/parts';
import { giveBack } from 'lib/records/shape';
import { searchText } from 'lib/text';
import { numberText, readNumber } from 'lib/typed-number';
import { NUMBER_REFUSALS } from 'ui/form/number-refusals';

interface Weighed {
  symptom: Named;
  weight: number;
}

export type SymptomLibrary = Pick<Duck<Named>, 'fetchPage' | 'pageSize' | 'shape'>;

/** Finds symptoms by name or by id, as the list answered them. Each page of the list is fetched only once. */
const createFinder = (library: SymptomLibrary, signal: AbortSignal) => {
  const pages = new Map<string, ReturnType<SymptomLibrary['fetchPage']>>();
  const fetchPage = (page: number, search?: string) => {
    const key = JSON.stringify([page, search]);
    const request = pages.get(key) ?? library.fetchPage({ page, search }, signal);
    pages.set(key, request);
    return request;
  };
  const find = (search: string | undefined, isSought: (symptom: Named) => boolean) =>
    findRow({ size: library.pageSize, fetchPage: page => fetchPage(page, search) }, isSought, signal);
  return async (cell: string): Promise<Named | undefined> => {
    const byName = await find(searchFor(searchText(cell)), ({ name }) => plain(name) === plain(cell));
    const isId = /^\d+$/.test(cell);
    const found = byName ?? (isId ? await find(undefined, ({ id }) => String(id) === cell) : undefined);
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
  (library: SymptomLibrary, chosen: () => readonly (Id | undefined)[]): LineReader<Weighed> =>
  async (lines, signal) => {
    const find = createFinder(library, signal);
    const taken = new Set(chosen());
    const rows: PastedRow<Weighed>[] = [];
    // One after the other: which of two equal lines is refused must not depend on the network.
    for (const pasted of lines) rows.push(await rowOf(pasted, find, taken));
    return rows;
  };
