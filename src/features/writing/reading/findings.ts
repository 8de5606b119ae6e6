import { type Locale, TEXT_LOCALE } from 'core/i18n/locales';
import { picturesIn } from 'features/markdown/shown-pictures';
import type { Finding } from './finding';
import { headingFindings } from './internal/headings';
import { masked } from './internal/masked';
import { paragraphFindings } from './internal/paragraphs';
import { decimalFindings, wordFindings } from './internal/words';

const pictureFindings = (text: string, missing: readonly string[]): Finding[] =>
  (missing.length > 0 ? picturesIn(text) : [])
    .filter(({ name }) => missing.includes(name))
    .map(({ start, end }) => ({ rule: 'unknownPicture' as const, start, end }));

/**
 * The parts of a text that an editor may want to review, in the order of the text. `missing` has the reference names
 * of pictures known to be missing. `locale` is the language of the text.
 */
export const findingsIn = (text: string, missing: readonly string[], locale: Locale = TEXT_LOCALE): Finding[] => {
  const prose = masked(text);
  const findings = [
    ...headingFindings(prose),
    ...paragraphFindings(prose),
    ...wordFindings(prose),
    ...(locale === 'pt-br' ? decimalFindings(prose) : []),
    ...pictureFindings(text, missing),
  ];
  return findings.sort((one, other) => one.start - other.start);
};

/** The findings with their line numbers, counted from 1. They must be in the order of the text. */
export const withLines = (text: string, findings: readonly Finding[]): (Finding & { line: number })[] => {
  let [line, at] = [1, 0];
  return findings.map(finding => {
    for (; at < finding.start; at += 1) if (text[at] === '\n') line += 1;
    return { ...finding, line };
  });
};
