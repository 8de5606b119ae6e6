import { blockElement, blockIndexAt } from 'features/markdown/block-groups';
import type { Block } from 'features/markdown/split-blocks';
import { lastUpTo, lineStarts } from 'features/writing/text/anchors';
import type { Positions } from 'features/writing/text/positions';
import type { TypedText } from 'features/writing/text/typed-text';

export interface Sides {
  typed: TypedText;
  positions: Positions;
  area: HTMLTextAreaElement;
  preview: HTMLElement;
}

/** The range of a block: in character offsets of the text, and in pixels of one side. */
interface Stretch {
  source: [number, number];
  tops: [number, number];
}

/** Where each block begins in the text and, for the requested block and the next one, in the preview. */
export const createScrollMap = ({ typed, positions, preview }: Sides) => {
  let starts: number[] = [0];
  const list = () => preview.querySelector('.markdown-view');
  /** Where the preview's content begins, in pixels from the top of the window. */
  const zero = () => preview.getBoundingClientRect().top - preview.scrollTop;
  const topOf = (at: number) => {
    const shown = list();
    const block = shown && blockElement(shown, at);
    return block ? block.getBoundingClientRect().top - zero() : preview.scrollHeight;
  };
  const sourceOf = (at: number): [number, number] => [starts[at] ?? 0, starts[at + 1] ?? typed.value().length];
  const stretchOf = (at: number): Stretch => ({ source: sourceOf(at), tops: [topOf(at), topOf(at + 1)] });
  const topsInText = ([from, to]: [number, number]): [number, number] => {
    const topInText = positions.tops();
    return [topInText(from), topInText(to)];
  };

  return {
    setBlocks: (blocks: readonly Block[]) => {
      const lines = lineStarts(typed.value());
      starts = blocks.map(({ line }) => lines[line] ?? typed.value().length);
    },
    topsInText,
    /** The block with this character, with its position in the preview. */
    aroundSource: (offset: number) => stretchOf(lastUpTo(starts, offset)),
    /** The block at this distance from the top of the preview, with its position in the preview. */
    aroundTop: (top: number) => {
      const shown = list();
      return stretchOf(shown ? blockIndexAt(shown, top + zero()) : 0);
    },
    /** The block at this distance from the top of the text, with its position in the text area. */
    inText: (top: number): Stretch => {
      const [from, to] = positions.stretchAt(top);
      const [first, last] = [lastUpTo(starts, from), lastUpTo(starts, to)];
      const at = lastUpTo(starts.slice(first, last + 1).map(positions.tops()), top);
      const [start] = sourceOf(first + at);
      const source = sourceOf(lastUpTo(starts, start));
      return { source, tops: topsInText(source) };
    },
  };
};

export type ScrollMap = ReturnType<typeof createScrollMap>;
