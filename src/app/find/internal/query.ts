import { sectionOfDuck } from 'app/menu/section-of-duck';
import type { Used } from 'features/find/uses';
import { applicationPictures } from 'features/pictures/application-pictures.duck';
import type { FindOptions } from 'lib/matches';
import { searchText } from 'lib/text';

/** What a search of all texts can be stricter in. */
export type WordOptions = Pick<FindOptions, 'wholeWords' | 'matchAccents'>;

/** Words to search for, or a record or picture whose uses are searched. Both stand in the address. */
export interface FindQuery extends WordOptions {
  text: string;
  /** The path of the one section to search; empty for all. */
  section: string;
  used?: { section: string; id: string; name: string };
}

/** A part of an address may be any text: what no section has is searched in all sections. */
export const readFindQuery = (search: string): FindQuery => {
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(name) ?? '';
  const used = { section: read('used'), id: read('id'), name: read('name') };
  return {
    text: searchText(read('text')),
    wholeWords: params.has('words'),
    matchAccents: params.has('accents'),
    section: read('in'),
    ...(used.section && { used }),
  };
};

export const writeFindQuery = ({ text, wholeWords, matchAccents, section }: FindQuery): string => {
  const options = { ...(wholeWords && { words: '1' }), ...(matchAccents && { accents: '1' }) };
  return `?${new URLSearchParams({ text, ...options, ...(section && { in: section }) }).toString()}`;
};

/** Texts show the records of the library of pictures by their names. */
export const usedOf = ({ section, id, name }: NonNullable<FindQuery['used']>): Used =>
  sectionOfDuck(applicationPictures.name)?.path === section ? { picture: name } : { section, id };
