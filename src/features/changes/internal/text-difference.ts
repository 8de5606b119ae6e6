import { type Change as Part, diffLines, diffWordsWithSpace } from 'diff';

/** A piece of text that both sides have, or only one of them. */
export interface DifferentPiece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** How far two texts may differ, in lines or words, before they are shown as replaced. It limits the computing time. */
const MAX_LINES = 1500;
const MAX_WORDS = 400;

/** Below this share of common text, a word-by-word comparison reads worse than one text and then the other. */
const LEAST_COMMON = 0.25;

const kindOf = ({ added, removed }: Part): DifferentPiece['kind'] => {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
};

const replaced = (before: string, after: string): DifferentPiece[] => [
  { kind: 'removed', text: before },
  { kind: 'added', text: after },
];

const isChange = (piece: DifferentPiece | undefined) => piece !== undefined && piece.kind !== 'same';

/** Spaces between two changed words are part of one change. */
const bridged = (pieces: readonly DifferentPiece[]): DifferentPiece[] =>
  pieces.flatMap((piece, at): DifferentPiece[] => {
    const isBridge =
      piece.kind === 'same' && /^\s+$/.test(piece.text) && isChange(pieces[at - 1]) && isChange(pieces[at + 1]);
    return isBridge ? replaced(piece.text, piece.text) : [piece];
  });

/** Joins each run of changes to at most one removed and one added piece, and joins adjacent unchanged pieces. */
const joined = (pieces: readonly DifferentPiece[]): DifferentPiece[] => {
  const found: DifferentPiece[] = [];
  let run = { removed: '', added: '' };
  const close = () => {
    if (run.removed) found.push({ kind: 'removed', text: run.removed });
    if (run.added) found.push({ kind: 'added', text: run.added });
    run = { removed: '', added: '' };
  };
  pieces.forEach(({ kind, text }) => {
    if (kind !== 'same') {
      run[kind] += text;
      return;
    }
    close();
    const last = found.at(-1);
    if (last?.kind === 'same') last.text += text;
    else found.push({ kind, text });
  });
  close();
  return found;
};

const wordsOf = (before: string, after: string): DifferentPiece[] => {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_WORDS });
  const pieces = parts?.map(part => ({ kind: kindOf(part), text: part.value })) ?? [];
  const common = pieces.reduce((total, { kind, text }) => total + (kind === 'same' ? text.trim().length : 0), 0);
  const isAlike = common >= LEAST_COMMON * Math.min(before.length, after.length);
  return isAlike && common > 0 ? bridged(pieces) : replaced(before, after);
};

const unix = (text: string) => text.replace(/\r\n?/g, '\n');

/**
 * What differs between two texts: line by line first, so that long texts stay fast, then word by word inside the
 * lines that differ. Line breaks of other systems count as equal, because a text area rewrites them.
 */
export const differenceOf = (before: string, after: string): DifferentPiece[] => {
  const [one, other] = [unix(before), unix(after)];
  const lines = diffLines(one, other, { maxEditLength: MAX_LINES });
  if (!lines) return replaced(one, other);
  const pieces = lines.flatMap((part, at): DifferentPiece[] => {
    const next = lines[at + 1];
    if (part.removed && next?.added) return wordsOf(part.value, next.value);
    if (part.added && lines[at - 1]?.removed) return [];
    return [{ kind: kindOf(part), text: part.value }];
  });
  return joined(pieces);
};

/** Characters of unchanged text that stay visible before and after a change. */
const CONTEXT = 160;

/** Unchanged text with its middle hidden. */
export interface Stretch {
  head: string;
  hidden: string;
  tail: string;
}

/** Hides the middle of unchanged text, cut between words. At the ends of the whole text, only one side is shown. */
export const foldedOf = (text: string, isFirst: boolean, isLast: boolean): Stretch => {
  const whole = { head: text, hidden: '', tail: '' };
  const start = isFirst ? 0 : text.slice(0, CONTEXT).search(/\s\S*$/);
  const end = isLast ? text.length : text.slice(-CONTEXT).search(/\s/) + 1 + text.length - CONTEXT;
  if (text.length <= 3 * CONTEXT || start < 0 || end <= start) return whole;
  return { head: text.slice(0, start), hidden: text.slice(start, end), tail: text.slice(end) };
};
