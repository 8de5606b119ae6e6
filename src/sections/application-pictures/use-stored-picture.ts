import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch } from 'core/redux/hooks';
import type { Picture } from 'features/pictures/picture';
import { refetchPicture, selectPicture } from 'features/pictures/pictures.duck';

interface LoadedPicture {
  /** The picture as it was when the form opened. Later changes by other users do not reach the form. */
  picture?: Picture;
  failed: boolean;
}

/** Loads the whole picture of a reference name as it is on the server now. `retry` requests it again. */
export const useStoredPicture = (name: string) => {
  const dispatch = useAppDispatch();
  const store = useStore();
  const [loaded, setLoaded] = useState<LoadedPicture>({ failed: false });

  const ask = useCallback(async () => {
    const { worked } = await dispatch(refetchPicture(name));
    setLoaded({ picture: worked ? selectPicture(name)(store.getState())?.picture : undefined, failed: !worked });
  }, [dispatch, store, name]);
  useEffect(() => void ask(), [ask]);

  const retry = () => {
    setLoaded({ failed: false });
    void ask();
  };
  return { ...loaded, retry };
};
