import { useCallback, useRef, useState } from 'react';
import type { PictureContent, PictureProblem, ReadPicture } from './picture-file';

type Reading = Promise<ReadPicture | PictureProblem>;

/** What was read from the file that was chosen last, or the problem with it. */
export const usePictureFile = () => {
  const [read, setRead] = useState<ReadPicture | PictureProblem>();
  const latest = useRef<Reading>();
  /** @returns the picture, unless there is none or a later file was chosen meanwhile */
  const take = useCallback(async (reading: Reading): Promise<PictureContent | undefined> => {
    latest.current = reading;
    const result = await reading;
    if (latest.current !== reading) return undefined;
    setRead(result);
    return typeof result === 'string' ? undefined : result.picture;
  }, []);
  const forget = () => {
    latest.current = undefined;
    setRead(undefined);
  };
  const problem = typeof read === 'string' ? read : undefined;
  return { take, forget, problem, picture: typeof read === 'string' ? undefined : read };
};
