import type { Identified } from 'lib/model';
import type { Duck } from 'core/redux/create-duck';
import type { Thunk } from 'core/redux/request';
import { fromBase64 } from 'lib/base64';
import type { LongTexts } from 'lib/long-texts';
import { referencesIn, type Picture } from './picture';
import { resolvePictures, type ReferencesTo } from './pictures.duck';

/** A picture as records refer to it: `{id}` only (R86). */
export type PictureReference = Pick<Picture, 'id'>;

interface WithPictures extends Identified {
  applicationPictures?: PictureReference[];
}

/** The references that a record needs: those of its texts. Of a text that cannot be read the stored ones are kept. */
const withReferences = async <T extends WithPictures>(
  record: T,
  texts: LongTexts<T>,
  resolve: (names: readonly string[]) => Promise<ReferencesTo>,
): Promise<T> => {
  const read = texts.names.map(name => fromBase64(texts.read(record, name)));
  const names = [...new Set(read.flatMap(({ text }) => referencesIn(text)))];
  const shown = (await resolve(names))(names);
  const isAllRead = read.every(({ decodable }) => decodable);
  const stored = (record.applicationPictures ?? []).filter(({ id }) => !shown.some(one => one.id === id));
  return { ...record, applicationPictures: isAllRead ? shown : [...shown, ...stored] };
};

/** A duck whose records are saved with the pictures that their texts show. */
export const withPictures = <T extends WithPictures>(duck: Duck<T>, texts: LongTexts<T>): Duck<T> => ({
  ...duck,
  save:
    (record: T): Thunk =>
    async dispatch =>
      dispatch(
        duck.save(record, edited => withReferences(edited, texts, async names => dispatch(resolvePictures(names)))),
      ),
});
