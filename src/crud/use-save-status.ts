import { useCallback, useEffect, useRef, useState } from 'react';

/** Whether a save is pending, and the result of the latest one, as far as the screen shows it. */
export const useSaveStatus = (isDirty: boolean) => {
  /** A save worked, and the form holds what was saved. */
  const [isStored, setStored] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  const [hasError, setHasError] = useState(false);
  const [wasOnline, setWasOnline] = useState(true);
  const isSending = useRef(false);

  // If the user types while the form waits to return to its list, the form stays open.
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
  /** The save worked. What was typed meanwhile can be saved at once; if nothing was typed, no further save is sent. */
  const markSaved = useCallback((hasChanged: boolean) => {
    setStored(!hasChanged);
    setWasSaved(true);
    isSending.current = !hasChanged;
  }, []);

  return { isStored, wasSaved, hasError, wasOnline, isSending, setHasError, start, end, markSaved };
};
