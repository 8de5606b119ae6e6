import { useEffect, useState } from 'react';
import { emptyPage, type Page } from 'lib/model';

/** The page of the last response. It stays until the next response, so that a click does not lose its target. */
export const useStablePage = <T>(page: Page<T>, isAnswered: boolean): Page<T> => {
  const [shown, setShown] = useState<Page<T>>(emptyPage);
  useEffect(() => {
    if (isAnswered) setShown(page);
  }, [isAnswered, page]);
  return shown;
};
