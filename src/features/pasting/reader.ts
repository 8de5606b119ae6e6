import { useEffect } from 'react';
import { afterPaint } from 'lib/browser/idle';
import type { ClipboardTexts, Pasted } from './pasted';

type Reader = (texts: ClipboardTexts) => Pasted;

let loaded: Reader | undefined;

/** The function that reads a clipboard as Markdown; undefined until it is loaded. */
export const readerNow = () => loaded;

/** Loads that function, with its parser of HTML: it is large, and only pasting needs it. */
export const loadReader = async (): Promise<Reader> => {
  loaded ??= (await import('./internal/read-clipboard')).readClipboard;
  return loaded;
};

/** Loads it while the screen is idle, so that no paste waits for the network. */
export const useReaderLoaded = () => useEffect(() => afterPaint(() => void loadReader().catch(() => undefined)), []);
