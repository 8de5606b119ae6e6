import type { Replacement } from 'features/replace/places';
import { searchText } from 'lib/text';

/** What the address of the screen says: what is replaced, where, and which run is shown. */
export interface ReplaceQuery extends Replacement {
  /** The path of the one section to search; empty for all. */
  section: string;
  /** The replacement was typed, and may be empty: the places are sought. */
  isAsked: boolean;
  /** The id of a run. */
  run?: string;
}

export const readReplaceQuery = (search: string): ReplaceQuery => {
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(name) ?? '';
  const text = searchText(read('text'));
  return {
    text,
    by: read('by'),
    section: read('in'),
    wholeWords: params.has('words'),
    matchAccents: params.has('accents'),
    keepCase: read('case') !== 'typed',
    inNames: params.has('names'),
    isPicture: params.has('picture'),
    isAsked: text !== '' && params.has('by'),
    run: params.get('run') ?? undefined,
  };
};

type Written = Omit<ReplaceQuery, 'isAsked' | 'run' | 'by'> & { by?: string };

export const writeReplaceQuery = (query: Written): string => {
  const { text, by, section, wholeWords, matchAccents, keepCase = true, inNames, isPicture } = query;
  const params = {
    text,
    ...(by !== undefined && { by }),
    ...(wholeWords && { words: '1' }),
    ...(matchAccents && { accents: '1' }),
    ...(!keepCase && { case: 'typed' }),
    ...(inNames && { names: '1' }),
    ...(isPicture && { picture: '1' }),
    ...(section && { in: section }),
  };
  return `?${new URLSearchParams(params).toString()}`;
};

export const writeRunQuery = (run: string): string => `?${new URLSearchParams({ run }).toString()}`;

/** What is replaced, without the rest of the address. */
export const replacementOf = (query: ReplaceQuery): Replacement => {
  const { text, by, wholeWords, matchAccents, keepCase, inNames, isPicture } = query;
  return { text, by, wholeWords, matchAccents, keepCase, inNames, isPicture };
};
