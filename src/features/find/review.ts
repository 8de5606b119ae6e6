import { BACKGROUND } from 'core/http/background';
import type { TextRule } from 'features/checks/finding';
import { findingsIn, GRAVE } from 'features/checks/text-findings';
import { pictureNamesIn } from 'features/markdown/shown-pictures';
import { isPictureMissing } from 'features/pictures/missing-picture';
import { requestPicture } from 'features/pictures/request-picture';
import type { Identified } from 'lib/model';
import { hasMarkdown } from 'lib/records/has-markdown';
import type { Parts } from 'lib/records/parts';
import { isBlankText } from 'lib/text';
import { longPiecesOf, type Piece, piecesOf } from './pieces';
import { type Place, placeIn, type ReviewRule } from './place';
import type { Matcher } from './search';
import type { FindSource } from './source';

/** A review knows of no change. */
const RULES: readonly TextRule[] = GRAVE.filter(rule => rule !== 'changedNumber');

/** Every kind of finding, the gravest first. */
export const REVIEW_RULES: readonly ReviewRule[] = ['unreadable', 'empty', 'waiting', ...RULES];

/** Whether the records of a section have texts that can be reviewed. */
export const isReviewable = ({ texts, shape }: Pick<FindSource, 'texts' | 'shape'>) =>
  texts !== undefined || Object.values(shape as Parts).some(hasMarkdown);

/** The markdown of a record; also of long texts that it does not have. */
const textsOf = (record: Identified, source: FindSource): Piece[] => [
  ...piecesOf(record, source).filter(({ isMarkdown, isLong }) => isMarkdown && !isLong),
  ...longPiecesOf(record, source),
];

/** What is wrong with a text as a whole. */
const stateOf = ({ isUnreadable, isWaiting, text }: Piece): ReviewRule | undefined => {
  if (isUnreadable) return 'unreadable';
  if (isBlankText(text)) return 'empty';
  return isWaiting ? 'waiting' : undefined;
};

const review = (piece: Piece, missing: readonly string[], elsewhere: readonly string[]): Place[] => {
  const state = stateOf(piece);
  const findings = findingsIn(piece.text, { missing, elsewhere }).filter(({ rule }) => RULES.includes(rule));
  return [
    ...(state ? [placeIn(piece, 0, 0, state)] : []),
    ...findings.map(({ rule, start, end }) => placeIn(piece, start, end, rule)),
  ];
};

/**
 * Checks the texts of records. Each picture that a text shows is asked for once. A request that fails does not show
 * whether the picture exists, so such a picture is not reported; `unclear` counts them.
 */
export const createReview = () => {
  const asked = new Map<string, Promise<unknown>>();
  const missing = new Set<string>();
  const unclear = new Set<string>();
  const request = (name: string) =>
    requestPicture(name, BACKGROUND).catch((error: unknown) => (isPictureMissing(error) ? missing : unclear).add(name));
  /** Rows of several pages are checked at the same time, and may wait for the same answer. */
  const ask = async (name: string, signal: AbortSignal) => {
    if (!asked.has(name) && signal.aborted) return;
    const answer = asked.get(name) ?? request(name);
    asked.set(name, answer);
    await answer;
  };
  const prepare = async (rows: readonly Identified[], source: FindSource, signal: AbortSignal) => {
    const shown = rows.flatMap(row => textsOf(row, source)).flatMap(({ text }) => pictureNamesIn(text));
    for (const name of shown) await ask(name, signal);
  };
  const match: Matcher = (record, source) => {
    const known = [...missing];
    const pieces = textsOf(record, source);
    return pieces.flatMap(piece => {
      const others = pieces.filter(one => one !== piece && !one.isWaiting && one.isLong);
      return review(piece, known, piece.isWaiting ? [] : others.map(({ text }) => text));
    });
  };
  return { match, prepare, unclear: () => unclear.size };
};
