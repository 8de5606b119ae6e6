import { between, eyeOf } from 'features/writing/text/anchors';
import type { ScrollMap, Sides } from './scroll-map';

/** How much of a long block the preview shows below the position of the caret, in pixels. */
const AROUND_CARET = 80;

/** Scrolls one side to the position that the other side shows. */
export const createFollow = ({ area, preview, positions }: Sides, map: ScrollMap) => {
  /** If the caret is visible in the focused text area, the preview also shows the content at the caret. */
  const withCaret = (target: number) => {
    const { selectionStart: caret, scrollTop, clientHeight } = area;
    const y = positions.tops()(caret);
    if (document.activeElement !== area || y < scrollTop || y > scrollTop + clientHeight) return target;
    const { source, tops } = map.aroundSource(caret);
    const top = between(caret, source, tops);
    const bottom = Math.min(tops[1], top + AROUND_CARET);
    return Math.min(top, Math.max(target, bottom - preview.clientHeight));
  };

  return {
    followText: () => {
      const eye = eyeOf(area);
      const top = area.scrollTop + eye * area.clientHeight;
      const { source, tops } = map.inText(top);
      const target = between(top, tops, map.aroundSource(source[0]).tops) - eye * preview.clientHeight;
      // The browser's scroll anchoring would move the preview away from the text again.
      preview.style.overflowAnchor = 'none';
      preview.scrollTop = withCaret(target);
    },
    followPreview: () => {
      const eye = eyeOf(preview);
      const top = preview.scrollTop + eye * preview.clientHeight;
      const { source, tops } = map.aroundTop(top);
      area.scrollTop = between(top, tops, map.topsInText(source)) - eye * area.clientHeight;
    },
    /** Keeps the content at the caret visible in the preview, however tall the pictures above it are. */
    showCaret: () => {
      const { source, tops } = map.aroundSource(area.selectionStart);
      const top = between(area.selectionStart, source, tops);
      const isInView = tops[1] > preview.scrollTop && tops[0] < preview.scrollTop + preview.clientHeight;
      if (!isInView) preview.scrollTop = top - preview.clientHeight / 2;
    },
  };
};
