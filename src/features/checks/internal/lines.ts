/** A line of a text, and where it begins. */
export interface Line {
  text: string;
  start: number;
}

export const placedLines = (prose: string): Line[] => {
  let start = 0;
  return prose.split('\n').map(text => {
    const line = { text, start };
    start += text.length + 1;
    return line;
  });
};
