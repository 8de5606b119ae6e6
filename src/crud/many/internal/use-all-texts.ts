import { useEffect, useState } from 'react';
import { loadAllTexts } from 'core/i18n/all-texts';
import { findText } from 'core/i18n/translate';
import type { TextsOf } from './read-cell';

const ownTexts: TextsOf = key => [findText(key)].filter(text => text !== undefined);

/** The texts of all languages: a sheet may be in any. Undefined until they are loaded; else those of this language. */
export const useAllTexts = (): TextsOf | undefined => {
  const [texts, setTexts] = useState<{ of: TextsOf }>();
  useEffect(() => {
    let isHere = true;
    const take = (of: TextsOf) => isHere && setTexts({ of });
    loadAllTexts().then(take, () => take(ownTexts));
    return () => {
      isHere = false;
    };
  }, []);
  return texts?.of;
};
