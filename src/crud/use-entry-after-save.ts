import { useCallback, useRef } from 'react';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Identified } from 'lib/model';

/** What the history entry of a form holds once it was saved: the stored record, or the text that was asked for. */
export const useEntryAfterSave = <T extends Identified>(formPath: string | undefined, isOfOther: boolean) => {
  const { keepSaved, toContent } = useNavigation<T>(formPath);
  /** The text that was asked for during a save; it opens once the form is over what was saved. */
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
