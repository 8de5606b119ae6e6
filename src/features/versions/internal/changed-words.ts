import { byRowId, type Texts } from '../texts';

const wordsIn = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  (text.match(/\S+/g) ?? []).forEach(word => counts.set(word, (counts.get(word) ?? 0) + 1));
  return counts;
};

/** How many words the first text has more often than the second one. */
const surplusOf = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
  [...one].reduce((sum, [word, count]) => sum + Math.max(0, count - (other.get(word) ?? 0)), 0);

/** The size of a change in words, text by text. Words that moved within their text are no change. */
export const changedWords = (before: Texts, after: Texts): { added: number; removed: number } => {
  const [earlier, later] = [byRowId(before), byRowId(after)];
  const sizes = [...new Set([...Object.keys(earlier), ...Object.keys(later)])]
    .filter(path => earlier[path] !== later[path])
    .map(path => [wordsIn(earlier[path] ?? ''), wordsIn(later[path] ?? '')] as const);
  return {
    added: sizes.reduce((sum, [one, other]) => sum + surplusOf(other, one), 0),
    removed: sizes.reduce((sum, [one, other]) => sum + surplusOf(one, other), 0),
  };
};
