import { withPlainLineEnds } from 'lib/line-ends';
import { findingsInEdited } from './edited-findings';
import { type EditedText, type Point, type RecordCheck, TEXT_RULES } from './finding';
import { GRAVE, withLines } from './text-findings';

interface EditedRecord<T> {
  /** The record as it is stored; undefined if it is new. */
  before: T | undefined;
  now: T;
  /** Its long texts, decoded. */
  texts: readonly EditedText[];
  /** The rules of its section. */
  checks: readonly RecordCheck<T>[];
  /** Reference names of pictures known to be missing. */
  missing: readonly string[];
}

/** What deserves a second look in one text. `elsewhere` are the other texts of its record. */
export const pointsOfText = (
  text: EditedText,
  elsewhere: readonly string[],
  missing: readonly string[] = [],
): Point[] => {
  const [before, now] = [withPlainLineEnds(text.before), withPlainLineEnds(text.after)];
  const findings = findingsInEdited(before, now, { missing, elsewhere }).filter(({ rule }) => GRAVE.includes(rule));
  return withLines(now, findings).map(({ rule, start, end, line, detail }) => ({
    path: text.name,
    message: TEXT_RULES[rule],
    place: { start, end, line },
    detail,
  }));
};

/** What deserves a second look before readers see the record. Texts that are as they were stored are left alone. */
export const pointsOf = <T>({ before, now, texts, checks, missing }: EditedRecord<T>): Point[] => [
  ...checks.flatMap(check =>
    check(before, now, { at: Date.now(), pointsOfText: (text, elsewhere) => pointsOfText(text, elsewhere, missing) }),
  ),
  ...texts
    .filter(text => text.after !== text.before)
    .flatMap(text =>
      pointsOfText(
        text,
        texts.filter(one => one !== text).map(({ after }) => after),
        missing,
      ),
    ),
];
