/** Replaces each character that is not prose: no rule matches it as a letter, a digit, a space or a line break. */
export const FILLER = '\uFFFC';

const FENCES = /^ {0,3}(`{3,20}|~{3,20})(?![`~])[^\n]*\n[\s\S]*?(?:^ {0,3}\1[^\n]*$|$(?![\s\S]))/gm;
// Bounded lengths: otherwise each unclosed mark in a hostile text would cause another search to the end.
const CODE = /(?<!`)(`+)(?!`)[^\n]{0,300}?[^`]\1(?!`)/g;
const PICTURES = /!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)/g;
/** Only the URL of a link, not its text. */
const ADDRESSES = /\]\([^)\n]{0,500}\)|<[^<>\n]*>|(?:https?:\/\/|www\.|mailto:|doi:)\S+/gi;
const DEFINITIONS = /^ {0,3}\[[^\]\n]+\]:[^\n]*$/gm;

const fill = (match: string) => match.replace(/[^\n]/g, FILLER);

const fillAll = (text: string, parts: readonly RegExp[]) =>
  parts.reduce((rest, part) => rest.replace(part, fill), text);

export const withoutCode = (text: string): string =>
  text.includes('`') || text.includes('~~~') ? fillAll(text, [FENCES, CODE]) : text;

/** Replaces code, pictures and URLs with fillers of the same length: they follow other rules than prose. */
export const masked = (text: string): string => fillAll(text, [FENCES, CODE, PICTURES, ADDRESSES, DEFINITIONS]);
