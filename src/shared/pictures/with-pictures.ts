import type { Identified } from 'shared/model';
import type { Duck } from 'shared/redux/create-duck';
import type { Thunk } from 'shared/redux/request';
import { fromBase64 } from 'shared/text/base64';
import type { LongTexts } from 'shared/text/long-texts';
import { referencesIn, type Picture } from './picture';
import { resolvePictures } from './pictures.duck';

/** A picture as records refer to it: `{id}` only (spec 3). */
export type PictureReference = Pick<Picture, 'id'>;

interface WithPictures extends Identified {
  applicationPictures?: PictureReference[];
}

/** A duck whose records are saved with the pictures that their texts show (decision 19). */
export const withPictures = <T extends WithPictures>(duck: Duck<T>, texts: LongTexts<T>): Duck<T> => ({
  ...duck,
  save:
    (record: T): Thunk =>
    async dispatch => {
      const markdown = texts.names.map(name => fromBase64(texts.read(record, name)).text);
      const names = [...new Set(markdown.flatMap(referencesIn))];
      const applicationPictures = await dispatch(resolvePictures(names));
      return dispatch(duck.save({ ...record, applicationPictures }));
    },
});
