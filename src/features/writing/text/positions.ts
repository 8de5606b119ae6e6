import type { Selection } from './edit';
import { createMirror, type Mirror } from './internal/mirror';
import type { TypedText } from './typed-text';

/** A part brought into view is placed a third of the text area's height below its top. */
const DOWN = 3;

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The positions of the text in its text area, in pixels. The mirror that measures them is created on first use. */
export const createPositions = (typed: TypedText) => {
  let mirror: Mirror | undefined;
  const measured = () => {
    const area = typed.area();
    if (!area) return undefined;
    mirror ??= createMirror(area);
    mirror.refresh();
    return mirror;
  };

  return {
    /** Measures the text, and returns a function for the distance of a character from the top of the text. */
    tops: () => {
      const mirrored = measured();
      return (offset: number) => mirrored?.topOf(offset) ?? 0;
    },
    /** The range of the piece of text at this distance from the top of the text. */
    stretchAt: (top: number): [number, number] => measured()?.pieceAt(top) ?? [0, 0],
    boxesOf: ({ start, end }: Selection): Box[] => measured()?.boxesOf(start, end) ?? [],
    /** Selects a part of the text and scrolls it into view. */
    show: ({ start, end }: Selection) => {
      const area = typed.area();
      if (!area) return;
      const top = measured()?.topOf(start) ?? 0;
      area.setSelectionRange(start, end);
      if (top < area.scrollTop || top > area.scrollTop + area.clientHeight * 0.9)
        area.scrollTop = top - area.clientHeight / DOWN;
    },
    remove: () => {
      mirror?.remove();
      mirror = undefined;
    },
  };
};

export type Positions = ReturnType<typeof createPositions>;
