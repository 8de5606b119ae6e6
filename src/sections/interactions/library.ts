import { textOf } from 'lib/records/parts';
import type { RecordSource } from 'records/source';
import { fetchOfSubstance, interactions, substancesInteractions } from './duck';
import type { Interaction } from './record';

/** All substances whose name starts with the search text. */
const substancesNamed = async (search: string, signal?: AbortSignal) => {
  // No list needs this code: it comes when an interaction is looked for.
  const { readAllRows } = await import('records/walk');
  const rows = await readAllRows(substancesInteractions, { query: { search }, signal });
  return rows.filter(({ name }) => textOf(name).startsWith(search));
};

/** Finds interactions by the name of their substance, all on one page. The list has rows of substances only (R117). */
export const interactionsBySubstance: RecordSource<Interaction> = {
  shape: interactions.shape,
  fetchPage: async ({ search } = {}, signal) => {
    const substances = search ? await substancesNamed(search, signal) : [];
    const pages = await Promise.all(substances.map(async ({ id = '' }) => fetchOfSubstance(id, signal)));
    const content = pages.flatMap(({ content: found }) => found);
    return { content, totalElements: content.length, size: Infinity };
  },
  formRecord: interaction => interaction,
};
