import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch } from 'core/redux/hooks';
import { refetchPicture } from 'features/pictures/fetch-picture';
import { isNamed, type Picture } from 'features/pictures/picture';
import { selectPicture } from 'features/pictures/pictures.duck';
import { findNameless } from 'features/pictures/request-picture';
import { applicationPictures } from './duck';

interface LoadedPicture {
  /** The picture as it was when the form opened. Later changes by other users do not reach the form. */
  picture?: Picture;
  failed: boolean;
}

/**
 * Loads a whole picture as it is on the server now: by its name if it has one. Another picture that is written alike is
 * a failure. `retry` requests it again.
 */
export const useStoredPicture = (opened: Picture) => {
  const [{ id, referenceName: name }] = useState(opened);
  const hasName = isNamed(opened);
  const dispatch = useAppDispatch();
  const store = useStore();
  const [loaded, setLoaded] = useState<LoadedPicture>({ failed: false });

  const ask = useCallback(async () => {
    if (!hasName) {
      const picture = await findNameless(applicationPictures, id).catch(() => undefined);
      return setLoaded({ picture, failed: picture === undefined });
    }
    const { worked } = await dispatch(refetchPicture(name));
    const stored = worked ? selectPicture(name)(store.getState())?.picture : undefined;
    const picture = String(stored?.id) === String(id) ? stored : undefined;
    setLoaded({ picture, failed: !picture });
  }, [dispatch, store, id, hasName, name]);
  useEffect(() => void ask(), [ask]);

  const retry = () => {
    setLoaded({ failed: false });
    void ask();
  };
  return { ...loaded, retry };
};
