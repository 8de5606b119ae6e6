import { readAllRows } from 'core/http/all-rows';
import type { RecordLibrary } from 'crud/record/record-finder';
import { textOf } from 'lib/records/parts';
import { fetchOfSubstance, substancesInteractions } from './duck';

/** All substances whose name starts with the search text. */
const substancesNamed = async (search: string, signal: AbortSignal) => {
  const { pageSize: size, fetchPage } = substancesInteractions;
  const rows = await readAllRows({ size, fetchPage: page => fetchPage({ page, search }, signal) }, signal);
  return rows.filter(({ name }) => textOf(name).startsWith(search));
};

/** Finds interactions by the name of their substance, all on one page. The list has rows of substances only (R117). */
export const interactionsBySubstance: RecordLibrary = {
  pageSize: Infinity,
  fetchPage: async ({ search }, signal) => {
    const substances = search ? await substancesNamed(search, signal) : [];
    const pages = await Promise.all(substances.map(async ({ id = '' }) => fetchOfSubstance(id, signal)));
    const content = pages.flatMap(({ content: interactions }) => interactions);
    return { content, totalElements: content.length, size: content.length, number: 0 };
  },
  formRecord: interaction => interaction,
};
