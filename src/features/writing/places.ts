import type { Selection } from './edit';
import { createMirror, type Mirror } from './mirror';
import type { TypedText } from './typed-text';

/** What is looked for stands so far down in the text area: a third. */
const DOWN = 3;

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Where places of the text stand in the text area, in pixels. What measures them is made when first needed. */
export const createPlaces = (typed: TypedText) => {
  let mirror: Mirror | undefined;
  const measured = () => {
    const area = typed.area();
    if (!area) return undefined;
    mirror ??= createMirror(area);
    mirror.refresh();
    return mirror;
  };

  return {
    /** How far below the top of the text each of these characters stands. */
    topsOf: (offsets: readonly number[]) => {
      const mirrored = measured();
      return offsets.map(offset => mirrored?.topOf(offset) ?? 0);
    },
    /** A stretch of the text around what stands so far below its top. */
    stretchAt: (top: number): [number, number] => measured()?.pieceAt(top) ?? [0, 0],
    boxesOf: ({ start, end }: Selection): Box[] => measured()?.boxesOf(start, end) ?? [],
    /** Selects a part of the text and brings it into view. */
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

export type Places = ReturnType<typeof createPlaces>;
