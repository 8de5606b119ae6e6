import type { Block } from 'features/markdown/split-blocks';
import { onResize } from 'lib/browser/on-resize';
import { createFollow } from './follow';
import { watchPreview } from './preview-lead';
import { createScrollMap, type Sides } from './scroll-map';

/**
 * Blocks get their real height only when they come into view. For this many milliseconds after a scroll, the preview
 * is adjusted whenever its height changes.
 */
const SETTLES_FOR = 1500;

/** Runs a callback in the next animation frame. A later request replaces a pending one. */
const createNextFrame = () => {
  let frame = 0;
  return {
    request: (work: () => void) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(work);
    },
    cancel: () => cancelAnimationFrame(frame),
  };
};

/** Keeps text and preview at the same position, block by block. Each side follows the one that the user scrolls. */
export const syncScroll = (sides: Sides) => {
  const { area, preview } = sides;
  const map = createScrollMap(sides);
  const { followText, followPreview, showCaret } = createFollow(sides, map);
  const frame = createNextFrame();
  let followsUntil = 0;

  const watch = watchPreview(preview, () => {
    followsUntil = 0;
    preview.style.overflowAnchor = '';
  });
  const onTextScroll = () => {
    if (watch.leads()) return;
    followsUntil = performance.now() + SETTLES_FOR;
    frame.request(followText);
  };
  const onPreviewScroll = () => watch.leads() && frame.request(followPreview);
  area.addEventListener('scroll', onTextScroll, { passive: true });
  preview.addEventListener('scroll', onPreviewScroll, { passive: true });
  const content = preview.firstElementChild;
  const stopObserving =
    content && onResize(content, () => performance.now() < followsUntil && frame.request(followText));

  return {
    setBlocks: (blocks: readonly Block[]) => {
      map.setBlocks(blocks);
      if (document.activeElement === area) frame.request(showCaret);
    },
    stop: () => {
      frame.cancel();
      stopObserving?.();
      watch.stop();
      area.removeEventListener('scroll', onTextScroll);
      preview.removeEventListener('scroll', onPreviewScroll);
    },
  };
};

export type ScrollSync = ReturnType<typeof syncScroll>;
