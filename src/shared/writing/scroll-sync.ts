import type { Block } from 'shared/markdown/split-blocks';
import { between, eyeOf, lastUpTo, lineStarts } from './anchors';
import type { Places } from './places';
import type { TypedText } from './typed-text';

/** After the hand left the preview it leads for so many milliseconds: scrolling runs on by itself. */
const LEADS_FOR = 400;
/** Blocks take their real height once they are in view; so often the preview is set right after that. */
const CORRECTIONS = 3;

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

/** The character that stands so far below the top of the text; a line or two near it are near enough. */
const sourceAt = ({ places }: Sides, map: ReturnType<typeof createMap>, top: number) => {
  const stretch = places.stretchAt(top);
  const [from, to] = places.topsOf(stretch);
  const near = between(top, [from, to], stretch);
  // Inside one block places are told evenly on both sides, so the block's own ends count.
  const { source } = map.aroundSource(near);
  const tops = places.topsOf(source) as [number, number];
  return { source, tops };
};

/** Keeps text and preview at the same place, block by block. Each side follows the one the hand is on. */
export const syncScroll = (sides: Sides) => {
  const { area, preview } = sides;
  const map = createMap(sides);
  let previewLeadsUntil = 0;
  let frame = 0;

  const followText = (corrections = CORRECTIONS) => {
    const eye = eyeOf(area);
    const top = area.scrollTop + eye * area.clientHeight;
    const { source, tops } = sourceAt(sides, map, top);
    const target = between(top, tops, map.aroundSource(source[0]).tops) - eye * preview.clientHeight;
    const isThere = Math.abs(preview.scrollTop - target) < 1;
    if (!isThere) preview.scrollTop = target;
    if (corrections > 0) frame = requestAnimationFrame(() => followText(isThere ? 0 : corrections - 1));
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
  };
  const hold = () => {
    previewLeadsUntil = Infinity;
  };
  const letGo = () => {
    if (previewLeadsUntil === Infinity) lead();
  };
  const onTextScroll = () => doesPreviewLead() || soon(() => followText());
  const onPreviewScroll = () => doesPreviewLead() && soon(followPreview);

  const hands = ['wheel', 'touchmove', 'keydown'] as const;
  area.addEventListener('scroll', onTextScroll, { passive: true });
  preview.addEventListener('scroll', onPreviewScroll, { passive: true });
  hands.forEach(hand => preview.addEventListener(hand, lead, { passive: true }));
  preview.addEventListener('pointerdown', hold);
  window.addEventListener('pointerup', letGo);
  return {
    setBlocks: (blocks: readonly Block[]) => {
      map.setBlocks(blocks);
      if (document.activeElement === area) soon(showCaret);
    },
    stop: () => {
      cancelAnimationFrame(frame);
      area.removeEventListener('scroll', onTextScroll);
      preview.removeEventListener('scroll', onPreviewScroll);
      hands.forEach(hand => preview.removeEventListener(hand, lead));
      preview.removeEventListener('pointerdown', hold);
      window.removeEventListener('pointerup', letGo);
    },
  };
};

export type ScrollSync = ReturnType<typeof syncScroll>;
