import { isListMarker } from './list-markers';

/** A bullet before a word. */
const BULLET = /^[•·▪◦●○■‣⁃]\s*/;

/** The words of a pasted list: each line, each cell and each part between semicolons is one. Markers are none. */
export const wordsIn = (text: string): string[] =>
  text
    .split(/[\r\n\t;]+/)
    .filter(part => !isListMarker(part))
    .map(part => part.trim().replace(BULLET, ''))
    .filter(part => part !== '');
