import type { Block } from 'features/markdown/split-blocks';
import { between, eyeOf, lastUpTo, lineStarts } from './anchors';
import type { Places } from './places';
import type { TypedText } from './typed-text';

/** After the hand left the preview it leads for so many milliseconds: scrolling runs on by itself. */
const LEADS_FOR = 400;
/** Blocks take their real height once they are in view; for so many milliseconds the preview is set right after that. */
const SETTLES_FOR = 1500;
/** What is shown of a long block around the caret, in pixels. */
const AROUND_CARET = 80;

interface Sides {
  typed: TypedText;
  places: Places;
  area: HTMLTextAreaElement;
  preview: HTMLElement;
}

/** Where each block begins: in the text and, for those around one of them, in the preview. */
const createMap = ({ typed, preview }: Sides) => {
  let starts: number[] = [0];
  const list = () => preview.querySelector('.markdown-view');
  const topOf = (at: number) => {
    const blocks = list()?.children;
    const block = blocks?.[at];
    const zero = preview.getBoundingClientRect().top - preview.scrollTop;
    if (block) return block.getBoundingClientRect().top - zero;
    return preview.scrollHeight;
  };
  return {
    setBlocks: (blocks: readonly Block[]) => {
      const lines = lineStarts(typed.value());
      starts = blocks.map(({ line }) => lines[line] ?? typed.value().length);
    },
    /** Where the blocks of a stretch of text begin, the one it begins in among them. */
    startsBetween: (from: number, to: number) => starts.slice(lastUpTo(starts, from), lastUpTo(starts, to) + 1),
    /** From where to where in the text, and in the preview, the block with this character reaches. */
    aroundSource: (offset: number) => {
      const at = lastUpTo(starts, offset);
      const source: [number, number] = [starts[at] ?? 0, starts[at + 1] ?? typed.value().length];
      return { source, tops: [topOf(at), topOf(at + 1)] as [number, number] };
    },
    /** The same for the block that stands so far below the top of the preview. */
    aroundTop: (top: number) => {
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (topOf(middle) <= top) low = middle;
        else high = middle - 1;
      }
      const source: [number, number] = [starts[low] ?? 0, starts[low + 1] ?? typed.value().length];
      return { source, tops: [topOf(low), topOf(low + 1)] as [number, number] };
    },
  };
};

/** From where to where the block at this height of the text reaches, in characters and in pixels. */
const sourceAt = ({ places }: Sides, map: ReturnType<typeof createMap>, top: number) => {
  const [from, to] = places.stretchAt(top);
  const starts = map.startsBetween(from, to);
  const at = lastUpTo(places.topsOf(starts), top);
  const { source } = map.aroundSource(starts[at]);
  return { source, tops: places.topsOf(source) as [number, number] };
};

/** Keeps text and preview at the same place, block by block. Each side follows the one the hand is on. */
export const syncScroll = (sides: Sides) => {
  const { area, preview } = sides;
  const map = createMap(sides);
  let previewLeadsUntil = 0;
  let followsUntil = 0;
  let frame = 0;

  /** Where the caret can be seen in the text, what it stands in is in the preview too. */
  const withCaret = (target: number) => {
    const { selectionStart: caret, scrollTop, clientHeight } = area;
    const [y] = sides.places.topsOf([caret]);
    if (document.activeElement !== area || y < scrollTop || y > scrollTop + clientHeight) return target;
    const { source, tops } = map.aroundSource(caret);
    const top = between(caret, source, tops);
    const bottom = Math.min(tops[1], top + AROUND_CARET);
    return Math.min(top, Math.max(target, bottom - preview.clientHeight));
  };
  const followText = () => {
    const eye = eyeOf(area);
    const top = area.scrollTop + eye * area.clientHeight;
    const { source, tops } = sourceAt(sides, map, top);
    const target = between(top, tops, map.aroundSource(source[0]).tops) - eye * preview.clientHeight;
    // The browser's own anchoring would move the preview away from the text again.
    preview.style.overflowAnchor = 'none';
    preview.scrollTop = withCaret(target);
  };
  const followPreview = () => {
    const eye = eyeOf(preview);
    const top = preview.scrollTop + eye * preview.clientHeight;
    const { source, tops } = map.aroundTop(top);
    area.scrollTop = between(top, tops, sides.places.topsOf(source) as [number, number]) - eye * area.clientHeight;
  };

  /** What is being typed stays in view, however tall the pictures above it are. */
  const showCaret = () => {
    const { source, tops } = map.aroundSource(area.selectionStart);
    const top = between(area.selectionStart, source, tops);
    const isInView = tops[1] > preview.scrollTop && tops[0] < preview.scrollTop + preview.clientHeight;
    if (!isInView) preview.scrollTop = top - preview.clientHeight / 2;
  };

  const soon = (follow: () => void) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(follow);
  };
  const doesPreviewLead = () => performance.now() < previewLeadsUntil;
  const lead = () => {
    previewLeadsUntil = performance.now() + LEADS_FOR;
    followsUntil = 0;
    preview.style.overflowAnchor = '';
  };
  const hold = () => {
    lead();
    previewLeadsUntil = Infinity;
  };
  const letGo = () => {
    if (previewLeadsUntil === Infinity) lead();
  };
  const onTextScroll = () => {
    if (doesPreviewLead()) return;
    followsUntil = performance.now() + SETTLES_FOR;
    soon(followText);
  };
  const onResize = () => performance.now() < followsUntil && soon(followText);
  const onPreviewScroll = () => doesPreviewLead() && soon(followPreview);

  const hands = ['wheel', 'touchmove', 'keydown'] as const;
  area.addEventListener('scroll', onTextScroll, { passive: true });
  preview.addEventListener('scroll', onPreviewScroll, { passive: true });
  hands.forEach(hand => preview.addEventListener(hand, lead, { passive: true }));
  preview.addEventListener('pointerdown', hold);
  window.addEventListener('pointerup', letGo);
  const list = preview.firstElementChild;
  const resized = 'ResizeObserver' in window ? new ResizeObserver(onResize) : undefined;
  if (list) resized?.observe(list);
  return {
    setBlocks: (blocks: readonly Block[]) => {
      map.setBlocks(blocks);
      if (document.activeElement === area) soon(showCaret);
    },
    stop: () => {
      cancelAnimationFrame(frame);
      resized?.disconnect();
      area.removeEventListener('scroll', onTextScroll);
      preview.removeEventListener('scroll', onPreviewScroll);
      hands.forEach(hand => preview.removeEventListener(hand, lead));
      preview.removeEventListener('pointerdown', hold);
      window.removeEventListener('pointerup', letGo);
    },
  };
};

export type ScrollSync = ReturnType<typeof syncScroll>;
