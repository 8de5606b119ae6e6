import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { languageTag, type Locale } from 'core/i18n/locales';
import { useT } from 'core/i18n/use-t';
import { findingsInEdited } from 'features/checks/edited-findings';
import { TEXT_RULES } from 'features/checks/finding';
import { withLines } from 'features/checks/text-findings';
import { missingPictures, pictures } from 'features/pictures/pictures.duck';
import type { Selection } from 'features/writing/text/edit';
import { type TypedText, useDebouncedText } from 'features/writing/text/typed-text';
import { formatCount } from 'lib/numbers';
import { cutTo } from 'lib/text';

/** In milliseconds; longer than the pause between two words, so that the check never runs between two key presses. */
const PAUSE = 600;

/** The maximum number of findings shown: nobody reads more at once. */
const MAX_SHOWN = 100;

/** The maximum length of a quote, in characters: enough to recognize the passage. */
const MAX_QUOTE = 60;

const quoteOf = (text: string, { start, end }: Selection) => {
  const found = text.slice(start, end);
  return found.length > MAX_QUOTE ? `${cutTo(found, MAX_QUOTE)}…` : found.trim();
};

interface ReadingCheckProps {
  typed: TypedText;
  /** The language of the text. */
  locale: Locale;
  onShow: (place: Selection) => void;
}

const useFindings = (typed: TypedText, locale: Locale) => {
  const text = useDebouncedText(typed, PAUSE);
  const missing = missingPictures(useSelector(pictures.select)).join('\n');
  const findings = useMemo(
    () =>
      withLines(text, findingsInEdited(typed.opened, text, { missing: missing.split('\n').filter(Boolean), locale })),
    [text, typed, missing, locale],
  );
  return { text, findings };
};

/** What a reader may have trouble with, each with a button that shows it. Advice only: nothing depends on it. */
const ReadingCheck = ({ typed, locale, onShow }: ReadingCheckProps) => {
  const t = useT();
  const { text, findings } = useFindings(typed, locale);
  const count = formatCount(findings.length);
  const countText = t(findings.length === 1 ? 'writing.reading.one' : 'writing.reading.many', { count });
  return (
    <section className="reading-check" aria-label={t('writing.reading.title')} data-cy="readingCheck">
      <p role="status">{findings.length === 0 ? t('writing.reading.none') : countText}</p>
      <ul>
        {findings.slice(0, MAX_SHOWN).map(finding => (
          <li key={`${finding.rule} ${finding.start}`}>
            <button type="button" className="btn btn-link" onClick={() => onShow(finding)}>
              {t('writing.reading.line', { line: finding.line, rule: t(TEXT_RULES[finding.rule]) })}
            </button>{' '}
            {finding.detail ? (
              <strong className="finding-detail">{finding.detail}</strong>
            ) : (
              <q lang={languageTag(locale)}>{quoteOf(text, finding)}</q>
            )}
          </li>
        ))}
      </ul>
      {findings.length > MAX_SHOWN && <p>{t('writing.reading.shown', { count: MAX_SHOWN })}</p>}
    </section>
  );
};

export default ReadingCheck;
