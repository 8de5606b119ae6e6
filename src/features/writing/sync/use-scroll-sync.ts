import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Block } from 'features/markdown/split-blocks';
import type { Positions } from 'features/writing/text/positions';
import type { TypedText } from 'features/writing/text/typed-text';
import { type ScrollSync, syncScroll } from './internal/scroll-sync';

/** Keeps text and preview at the same position. Returns the callback to which the preview passes its blocks. */
export const useScrollSync = (typed: TypedText, positions: Positions, previewRef: RefObject<HTMLElement>) => {
  const sync = useRef<ScrollSync>(undefined);
  const shown = useRef<readonly Block[]>([]);
  useEffect(() => {
    const area = typed.area();
    const preview = previewRef.current;
    if (!area || !preview) return;
    const current = syncScroll({ typed, positions, area, preview });
    current.setBlocks(shown.current);
    sync.current = current;
    return () => {
      current.stop();
      sync.current = undefined;
    };
  }, [typed, positions, previewRef]);
  return useCallback((blocks: readonly Block[]) => {
    shown.current = blocks;
    sync.current?.setBlocks(blocks);
  }, []);
};
