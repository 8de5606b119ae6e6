import { useEffect, useState } from 'react';
import { emptyPage, type Page } from 'lib/model';

/** The page that was answered last. It stays until the next response: a click on its way must not lose its target. */
export const useStablePage = <T>(page: Page<T>, isAnswered: boolean): Page<T> => {
  const [shown, setShown] = useState<Page<T>>(emptyPage);
  useEffect(() => {
    if (isAnswered) setShown(page);
  }, [isAnswered, page]);
  return shown;
};
