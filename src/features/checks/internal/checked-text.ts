import type { Locale } from 'core/i18n/locales';
import type { Check, Finding } from '../finding';
import { masked } from './masked';

/** A text with its prose: code, pictures and addresses are replaced by fillers of the same length. */
export interface CheckedText {
  text: string;
  prose: string;
}

export interface KnownOfText {
  /** Reference names of pictures known to be missing. */
  missing: readonly string[];
  /** The language of the text. */
  locale: Locale;
  /** The prose of the other texts of the record. */
  elsewhere: readonly string[];
}

export type TextCheck = Check<CheckedText, KnownOfText, Finding>;

export const checked = (text: string): CheckedText => ({ text, prose: masked(text) });

export const byPlace = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((one, other) => one.start - other.start);
