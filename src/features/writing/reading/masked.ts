/** Stands for what is no prose: no rule takes it for a letter, a digit, a space or the end of a line. */
export const FILLER = '\uFFFC';

const FENCES = /^ {0,3}(`{3,20}|~{3,20})(?![`~])[^\n]*\n[\s\S]*?(?:^ {0,3}\1[^\n]*$|$(?![\s\S]))/gm;
// Bounded: what a hostile text leaves open is not sought to the end again and again.
const CODE = /(?<!`)(`+)(?!`)[^\n]{0,300}?[^`]\1(?!`)/g;
const PICTURES = /!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)/g;
/** Of a link only its address. */
const ADDRESSES = /\]\([^)\n]{0,500}\)|<[^<>\n]*>|(?:https?:\/\/|www\.|mailto:|doi:)\S+/gi;
const DEFINITIONS = /^ {0,3}\[[^\]\n]+\]:[^\n]*$/gm;

const fill = (match: string) => match.replace(/[^\n]/g, FILLER);

/** A text of the same length whose code, pictures and addresses are filled in: they follow other rules than prose. */
export const masked = (text: string): string =>
  [FENCES, CODE, PICTURES, ADDRESSES, DEFINITIONS].reduce((prose, part) => prose.replace(part, fill), text);
