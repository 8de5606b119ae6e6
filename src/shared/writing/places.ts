import type { Selection } from './edit';
import { createMirror, type Mirror } from './mirror';
import type { TypedText } from './typed-text';

/** What is looked for stands so far down in the text area: a third. */
const DOWN = 3;

/** The way to a place in the text, and where it stands on the screen. What measures it is made when first needed. */
export const createPlaces = (typed: TypedText) => {
  let mirror: Mirror | undefined;
  const topOf = (offset: number) => {
    const area = typed.area();
    if (!area) return 0;
    mirror ??= createMirror(area);
    return mirror.topOf(offset);
  };

  return {
    topOf,
    /** Selects a part of the text and brings it into view. */
    show: ({ start, end }: Selection) => {
      const area = typed.area();
      if (!area) return;
      const top = topOf(start);
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
