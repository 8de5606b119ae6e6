import { useEffect } from 'react';
import { createState, useStateNow } from 'lib/state';
import type { TypedText } from './typed-text';

const openText = createState<{ typed: TypedText | undefined }>({ typed: undefined });

/** Lets what stands beside the page write into this text while it is open. */
export const useAsOpenText = (typed: TypedText) =>
  useEffect(() => {
    openText.set({ typed });
    return () => openText.set({ typed: undefined });
  }, [typed]);

/** The text that is open now. */
export const openTextNow = () => openText.read().typed;

/** The same, for a component. */
export const useOpenText = () => useStateNow(openText).typed;
