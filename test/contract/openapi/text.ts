const WIDTH = 120;

/** Objects and lists of plain values on one line each, where they fit: a document of a third of the lines. */
const onOneLine = (text: string): string =>
  text.replace(/([{[])\n\s+([^{}[\]]*?)\n\s*([}\]])/g, (block, start: string, inside: string, end: string) => {
    const line = `${start} ${inside.replace(/\n\s+/g, ' ')} ${end}`;
    return line.length <= WIDTH ? line : block;
  });

/** A document as its file holds it. */
export const textOf = (document: object): string => `${onOneLine(JSON.stringify(document, null, 1))}\n`;
