import type { Block } from 'features/markdown/split-blocks';
import { createFollow } from './follow';
import { watchPreview } from './preview-lead';
import { createScrollMap, type Sides } from './scroll-map';

/**
 * Blocks take their real height once they are in view; for so many milliseconds the preview is set right after that.
 */
const SETTLES_FOR = 1500;

/** Calls back in the next frame; a later call replaces one that waits. */
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

/** Listens to the size of what an element shows first. */
const observeContent = (element: HTMLElement, onResize: () => void) => {
  const observer = 'ResizeObserver' in window ? new ResizeObserver(onResize) : undefined;
  if (element.firstElementChild) observer?.observe(element.firstElementChild);
  return () => observer?.disconnect();
};

/** Keeps text and preview at the same place, block by block. Each side follows the one that somebody scrolls. */
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
  const stopObserving = observeContent(preview, () => performance.now() < followsUntil && frame.request(followText));

  return {
    setBlocks: (blocks: readonly Block[]) => {
      map.setBlocks(blocks);
      if (document.activeElement === area) frame.request(showCaret);
    },
    stop: () => {
      frame.cancel();
      stopObserving();
      watch.stop();
      area.removeEventListener('scroll', onTextScroll);
      preview.removeEventListener('scroll', onPreviewScroll);
    },
  };
};

export type ScrollSync = ReturnType<typeof syncScroll>;
