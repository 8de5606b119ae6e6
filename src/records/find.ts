import { isSessionEnd } from 'core/responses/session-end';
import type { Identified } from 'lib/model';
import { nameWithoutId } from 'lib/records/names';
import type { Duck } from './duck';
import { lookup, rowInList } from './lookup';
import { unknownIn } from './read-by-id';
import type { FindStored, RecordSource } from './source';

/**
 * Finds the record in its list, by the name it was opened with. A search may not find what is there, so a record that
 * it does not find is looked for on the first page of all records too, before it counts as gone.
 */
export const findInList =
  <T extends Identified>(source: RecordSource<T>): FindStored<T> =>
  async (opened, signal, { isBackground = false } = {}) => {
    const isSame = ({ id }: T) => String(id) === String(opened.id);
    const firstPage = async () => (await source.fetchPage({}, signal, { isBackground })).content.find(isSame);
    const byName = await lookup(rowInList(source, isSame, { name: nameWithoutId(opened), signal, isBackground }));
    const found = byName.is === 'absent' ? await lookup(firstPage()) : byName;
    return found.is === 'found' ? { is: 'found', row: source.formRecord(found.row) } : found;
  };

/**
 * Finds what is stored as its section finds it, and by its id too if its relations are unknown: the list leaves them
 * out. Whether a record is gone is not decided by its id.
 */
export const findWhole = <T extends Identified>(duck: Duck<T>): FindStored<T> => {
  const { relations, find = findInList(duck) } = duck;
  return async (opened, signal, background) => {
    const now = await find(opened, signal, background);
    if (now.is === 'absent') return now;
    if (now.is === 'unknown' && (isSessionEnd(now.error) || unknownIn(relations, opened).length === 0)) return now;
    try {
      const whole = await relations.readWhole(now.is === 'found' ? now.row : opened, signal);
      return whole === opened ? now : { is: 'found', row: whole };
    } catch (error) {
      return isSessionEnd(error) ? { is: 'unknown', error } : now;
    }
  };
};
