import type { Thunk } from 'core/redux/request';
import type { PictureReference } from 'features/pictures/picture';
import { fromBase64 } from 'lib/base64';
import { same } from 'lib/deep-equal';
import type { LongTexts } from 'lib/long-texts';
import type { Identified } from 'lib/model';
import { AS_RECEIVED } from 'lib/records/shape';
import type { Duck } from 'records/duck';

/** References to the pictures that these texts show. Names that the library does not have are left out. */
export type ReferencesIn = (texts: readonly string[]) => PictureReference[];

/**
 * Looks up the pictures that these texts show. Only if one may show a picture, the parser is loaded for it.
 * @throws if the parser cannot be loaded, or a picture not be looked up: it is unknown then what the texts show
 */
export const referencesIn =
  (texts: readonly string[]): Thunk<ReferencesIn> =>
  async dispatch =>
    texts.some(text => text.includes('!['))
      ? dispatch((await import('./internal/find-references')).findReferences(texts))
      : () => [];

interface WithPictures extends Identified {
  applicationPictures?: PictureReference[];
  [AS_RECEIVED]?: Record<string, unknown>;
}

/** All markdown of a record, as Base64: the texts that readers see and, by the same names, those awaiting release. */
type TextsWithPictures<T> = Pick<LongTexts<T>, 'names' | 'fields' | 'read'> & { readWaiting?: LongTexts<T>['read'] };

/** Sets a record's picture references to those in its texts. If a text cannot be read, the stored ones stay as well. */
const withReferences = async <T extends WithPictures>(
  record: T,
  { names, fields, read, readWaiting }: TextsWithPictures<T>,
  find: (texts: readonly string[]) => Promise<ReferencesIn>,
): Promise<T> => {
  const markdown = names.flatMap(name => [read(record, name), readWaiting?.(record, name)]).map(fromBase64);
  const shownTexts = markdown.map(({ text }) => text);
  const shown = (await find(shownTexts))(shownTexts);
  const isAllRead =
    markdown.every(({ decodable }) => decodable) && fields.every(field => same(record[AS_RECEIVED]?.[field], null));
  const stored = (record.applicationPictures ?? []).filter(({ id }) => !shown.some(one => one.id === id));
  return { ...record, applicationPictures: isAllRead ? shown : [...shown, ...stored] };
};

/** A duck that saves each record with references to the pictures in its texts. */
export const withPictures = <T extends WithPictures>(duck: Duck<T>, texts: TextsWithPictures<T>): Duck<T> => ({
  ...duck,
  save:
    (record: T): Thunk<T | null> =>
    async dispatch =>
      dispatch(duck.save(record, edited => withReferences(edited, texts, async all => dispatch(referencesIn(all))))),
});
