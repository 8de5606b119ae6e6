import { useCallback, useRef } from 'react';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Identified } from 'lib/model';

/** Updates the history entry of a form after a save: with the stored record, or by opening the requested text. */
export const useEntryAfterSave = <T extends Identified>(formPath: string | undefined, isOfOther: boolean) => {
  const { keepSaved, toContent } = useNavigation<T>(formPath);
  /** The text that was requested during a save; it opens once the form has adopted what was saved. */
  const requestedText = useRef<string>(undefined);

  const requestText = useCallback((name?: string) => {
    requestedText.current = name;
  }, []);
  const updateEntry = useCallback(
    (values: T, stored: T) => {
      if (isOfOther) return;
      if (requestedText.current === undefined) keepSaved(values, stored);
      else toContent(values, stored, requestedText.current);
    },
    [isOfOther, keepSaved, toContent],
  );
  return { requestText, updateEntry, toContent };
};
