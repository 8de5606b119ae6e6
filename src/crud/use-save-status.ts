import { useCallback, useEffect, useRef, useState } from 'react';

/** Whether a save is under way, and how the latest one ended, as far as the screen shows it. */
export const useSaveStatus = (isDirty: boolean) => {
  /** A save worked, and the form holds what was saved. */
  const [isStored, setStored] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  const [hasError, setHasError] = useState(false);
  const [wasOnline, setWasOnline] = useState(true);
  const isSending = useRef(false);

  // Whoever types while the form waits for its list stays with the form.
  useEffect(() => {
    if (!isStored || !isDirty) return;
    setStored(false);
    isSending.current = false;
  }, [isStored, isDirty]);

  const start = useCallback(() => {
    isSending.current = true;
    setHasError(false);
    setWasOnline(navigator.onLine);
  }, []);
  const end = useCallback((worked: boolean) => {
    isSending.current = worked;
    setHasError(!worked);
  }, []);
  /** The save worked. What was typed meanwhile can be saved at once; else nothing is sent any more. */
  const markSaved = useCallback((hasChanged: boolean) => {
    setStored(!hasChanged);
    setWasSaved(true);
    isSending.current = !hasChanged;
  }, []);

  return { isStored, wasSaved, hasError, wasOnline, isSending, setHasError, start, end, markSaved };
};
