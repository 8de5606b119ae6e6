import type { Thunk } from 'core/redux/request';
import { LookupFailed } from 'core/responses/lookup-failed';
import { fetchPicture } from 'features/pictures/fetch-picture';
import { picturesOf } from 'features/pictures/pictures.duck';
import { isolated } from 'lib/isolated';
import { pictureNamesIn } from '../shown-pictures';
import type { ReferencesIn } from '../with-pictures';

/**
 * Fetches the pictures that these texts show and that are not stored yet, before a save.
 * @throws LookupFailed if it is unclear whether some picture exists: the save would remove the reference to it
 */
export const findReferences =
  (texts: readonly string[]): Thunk<ReferencesIn> =>
  async (dispatch, getState) => {
    const wanted = [...new Set(texts.flatMap(pictureNamesIn))];
    await Promise.allSettled(wanted.map(name => dispatch(fetchPicture(name))));
    const known = picturesOf(getState());
    const open = wanted.filter(name => known[name]?.picture?.id === undefined && !known[name]?.isMissing);
    if (open.length > 0)
      throw new LookupFailed({ key: 'changes.lookup.pictures', params: { names: open.map(isolated).join(', ') } });
    // Two spellings of one name lead to the same picture.
    return some =>
      [...new Set(some.flatMap(pictureNamesIn).map(name => known[name]?.picture?.id))].flatMap(id =>
        id === undefined ? [] : [{ id }],
      );
  };
