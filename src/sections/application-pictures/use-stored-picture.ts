import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { Picture } from 'features/pictures/picture';
import { refetchPicture, selectPicture } from 'features/pictures/pictures.duck';
import { useAppDispatch } from 'core/redux/hooks';

interface LoadedPicture {
  /** The picture as it was when the form opened: what others do to it later does not reach the form. */
  picture?: Picture;
  failed: boolean;
}

/** The whole picture of a reference name, as the server has it now; a retry asks again. */
export const useStoredPicture = (name: string) => {
  const dispatch = useAppDispatch();
  const store = useStore();
  const [loaded, setLoaded] = useState<LoadedPicture>({ failed: false });

  const ask = useCallback(async () => {
    const worked = await dispatch(refetchPicture(name));
    setLoaded({ picture: worked ? selectPicture(name)(store.getState())?.picture : undefined, failed: !worked });
  }, [dispatch, store, name]);
  useEffect(() => void ask(), [ask]);

  const retry = () => {
    setLoaded({ failed: false });
    void ask();
  };
  return { ...loaded, retry };
};
