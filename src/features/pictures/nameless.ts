import { findRow } from 'core/http/all-rows';
import type { Background } from 'core/http/background';
import { textOf } from 'lib/records/parts';
import { isBlankText } from 'lib/text';
import { applicationPictures as duck } from './application-pictures.duck';
import type { Picture } from './picture';

/** Whether a picture has a name, by which texts and the API can refer to it. */
export const isNamed = ({ referenceName }: Pick<Picture, 'referenceName'>): boolean =>
  !isBlankText(textOf(referenceName));

/** A stored picture without a name: no call finds it by a name, so the whole library is read until it comes. */
export const findNameless = (id: Picture['id'], background?: Background): Promise<Picture | undefined> => {
  const fetchPage = (page: number, signal: AbortSignal) => duck.fetchPage({ page }, signal, background);
  return findRow({ size: duck.pageSize, fetchPage }, row => String(row.id) === String(id));
};
