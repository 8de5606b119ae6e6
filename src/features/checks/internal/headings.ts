import type { Finding } from '../finding';
import type { TextCheck } from './checked-text';

const HEADING = /^ {0,3}(#{1,6})[ \t]+\S[^\n]*$/gm;

interface Heading {
  level: number;
  start: number;
  end: number;
}

const headingsOf = (prose: string): Heading[] =>
  [...prose.matchAll(HEADING)].map(({ 0: line, 1: signs = '', index }) => ({
    level: signs.length,
    start: index,
    end: index + line.length,
  }));

/** Headings two or more levels below the previous one, and sections without content, not even a smaller heading. */
export const headings: TextCheck = (_before, { prose }) => {
  const all = headingsOf(prose);
  return all.flatMap(({ level, start, end }, at): Finding[] => {
    const [before, after] = [all[at - 1], all[at + 1]];
    const isSkipped = before !== undefined && level > before.level + 1;
    const hasText = prose.slice(end, after?.start).trim() !== '';
    const isEmpty = !hasText && (after === undefined || after.level <= level);
    return [
      ...(isSkipped ? [{ rule: 'skippedLevel' as const, start, end }] : []),
      ...(isEmpty ? [{ rule: 'emptySection' as const, start, end }] : []),
    ];
  });
};
