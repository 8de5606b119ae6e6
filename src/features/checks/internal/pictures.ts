import { picturesIn } from 'features/markdown/shown-pictures';
import type { TextCheck } from './checked-text';
import { withoutCode } from './masked';

export const unknownPictures: TextCheck = (_before, { text }, { missing }) =>
  (missing.length > 0 ? picturesIn(text) : [])
    .filter(({ name }) => missing.includes(name))
    .map(({ start, end }) => ({ rule: 'unknownPicture', start, end }));

/** A picture, and the next one right behind it or in the next line. A space between two in one line is meant. */
const GLUED = /!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)(?:[ \t]*\n[ \t]*)?(?=!\[[^\]\n]{0,300}\]\()/g;

export const gluedPictures: TextCheck = (_before, { text }) => {
  if (!text.includes('![')) return [];
  return [...withoutCode(text).matchAll(GLUED)].map(({ 0: found, index }) => ({
    rule: 'gluedPictures',
    start: index,
    end: index + found.trimEnd().length,
  }));
};
