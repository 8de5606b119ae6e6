import axios from 'axios';
import { readMany } from 'shared/http/answers';
import type { Id, Page } from 'shared/model';
import { createDuck, type ListQuery } from 'shared/redux/create-duck';
import type { Thunk } from 'shared/redux/request';
import {
  decodeInteraction,
  decodeSubstance,
  encodeInteraction,
  type Interaction,
  type SubstanceInteractions,
} from './model';

/** Substances on a page (spec 9). */
const PAGE_SIZE = 10;

export const substancesInteractions = createDuck<SubstanceInteractions>({
  name: 'substancesInteractions',
  url: '/api/substances-interactions',
  size: PAGE_SIZE,
  codec: { decode: decodeSubstance, encode: row => row },
});

export const interactions = createDuck<Interaction>({
  name: 'interactions',
  url: '/api/interactions',
  codec: { decode: decodeInteraction, encode: encodeInteraction },
});

/** The interactions of one substance: one object, an array or a page (decision 37). */
const fetchOfSubstance = async (substanceId: Id): Promise<Page<Interaction>> => {
  const { data } = await axios.get(`/api/interactions/substance/${encodeURIComponent(substanceId)}`);
  const content = readMany<Interaction>(data).map(decodeInteraction);
  return { content, totalElements: content.length, size: content.length, number: 0 };
};

/** The interactions as the list of one substance, which comes whole. */
export const interactionsOf = (substanceId: Id) => ({
  ...interactions,
  fetchPage: () => fetchOfSubstance(substanceId),
  list:
    (query: ListQuery = {}): Thunk =>
    async dispatch =>
      dispatch({ type: interactions.types.LIST, payload: fetchOfSubstance(substanceId), meta: { query } }),
});
