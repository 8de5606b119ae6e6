/** The line breaks that separate a block of Markdown from the text before and after the range that it replaces. */
export const apart = (text: string, { start, end }: { start: number; end: number }) => {
  const before = /\n*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\n*/.exec(text.slice(end))?.[0].length ?? 0;
  return {
    before: start === before ? '' : '\n'.repeat(Math.max(0, 2 - before)),
    after: end + after === text.length ? '\n' : '\n'.repeat(Math.max(0, 2 - after)),
  };
};
