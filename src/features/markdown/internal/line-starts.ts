/** Where each line of a text begins. A byte order mark is no part of the first one: the parser leaves it out. */
export const lineStartsOf = (text: string): number[] => [
  text.startsWith('\ufeff') ? 1 : 0,
  ...[...text.matchAll(/\r\n?|\n/g)].map(({ 0: end, index }) => index + end.length),
];
