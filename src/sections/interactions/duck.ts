import axios from 'axios';
import type { Background } from 'core/http/background';
import { pathSegment } from 'core/http/path-segment';
import { isPlainObject } from 'lib/is-plain-object';
import type { Id, Page } from 'lib/model';
import { readAllPages } from 'records/all-pages';
import { createDuck, type Duck } from 'records/duck';
import { createListRequests } from 'records/list-requests';
import {
  decodeInteraction,
  decodeSubstance,
  encodeInteraction,
  type Interaction,
  interaction,
  type SubstanceInteractions,
  substanceShape,
} from './record';

/** Substances on a page (R51). */
const PAGE_SIZE = 10;

export const substancesInteractions = createDuck<SubstanceInteractions>({
  name: 'substancesInteractions',
  url: '/api/substances-interactions',
  size: PAGE_SIZE,
  codec: { decode: decodeSubstance },
  shape: substanceShape,
});

export const interactions = createDuck<Interaction>({
  name: 'interactions',
  url: '/api/interactions',
  codec: { decode: decodeInteraction, encode: encodeInteraction },
  shape: interaction.shape,
});

/** All interactions of one substance: its screen has no pager. Fails without an id of the substance. */
export const fetchOfSubstance = async (
  substanceId: Id | undefined,
  signal?: AbortSignal,
  background?: Background,
): Promise<Page<Interaction>> => {
  const rows = await readAllPages<Interaction>(
    async ({ page, size }) =>
      (
        await axios.get(`/api/interactions/substance/${pathSegment(substanceId)}`, {
          params: { page, size },
          signal,
          ...background,
        })
      ).data,
  );
  const content = rows.filter(isPlainObject).map(interactions.relations.row);
  return { content, totalElements: content.length, size: Math.max(content.length, 1) };
};

/** The duck of the interactions of one substance. Their list is fetched as a whole. */
export const interactionsOf = (substanceId: Id): Duck<Interaction> => {
  const fetchPage: Duck<Interaction>['fetchPage'] = (_query, signal, background) =>
    fetchOfSubstance(substanceId, signal, background);
  return { ...interactions, fetchPage, ...createListRequests(interactions.types, fetchPage, interactions.select) };
};
