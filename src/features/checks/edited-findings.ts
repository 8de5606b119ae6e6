import { TEXT_LOCALE } from 'core/i18n/locales';
import type { Finding } from './finding';
import { changedNumbers } from './internal/changed-numbers';
import { byPlace, checked, type KnownOfText } from './internal/checked-text';
import { findingsIn } from './text-findings';

/** The same, and what was changed in a text since it was stored or opened. */
export const findingsInEdited = (before: string, text: string, known: Partial<KnownOfText> = {}): Finding[] => {
  const { missing = [], locale = TEXT_LOCALE } = known;
  const changes =
    before === text ? [] : changedNumbers(checked(before), checked(text), { missing, locale, elsewhere: [] });
  return byPlace([...findingsIn(text, known), ...changes]);
};
