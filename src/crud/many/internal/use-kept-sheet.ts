import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from 'core/auth/use-session';
import { createRowKeeper, type KeptRows, readKeptRows, type RowKeeper } from './kept-rows';

/** What this browser kept of a sheet, and what keeps it from now on. */
export interface KeptSheet {
  kept: KeptRows;
  keeper: RowKeeper;
}

/**
 * Undefined until it is read. The rows of people are not kept. They stay those of the account that opened the screen,
 * also while its session has ended.
 */
export const useKeptSheet = (isOfPeople = false): KeptSheet | undefined => {
  const { login = '' } = useSession();
  const { pathname: address } = useLocation();
  const [name] = useState(isOfPeople ? undefined : { login, address });
  const [sheet, setSheet] = useState<KeptSheet>();
  useEffect(() => {
    let isHere = true;
    void readKeptRows(name).then(kept => isHere && setSheet({ kept, keeper: createRowKeeper(name, kept) }));
    return () => {
      isHere = false;
    };
  }, [name]);
  return sheet;
};
