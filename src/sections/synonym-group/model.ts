import type { Named } from 'lib/model';
import { references, text, textOf } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { isSameName } from 'lib/text';
import { MAX_TEXT, required, type Rules } from 'ui/form/rules';

export interface SynonymGroup extends Named {
  /** The server creates a word that has no id (R101). */
  synonymWords: Named[];
}

export const shape: Shape<SynonymGroup> = { name: text, synonymWords: references };

export const blank: SynonymGroup = { name: '', synonymWords: [] };

/** The dialog's search accepts more characters than a word may have. */
const shortWords = (words: readonly Named[] | null | undefined) =>
  words?.some(word => textOf(word).length > MAX_TEXT) ? 'entity.validation.tooLong' : undefined;

export const rules: Rules<SynonymGroup> = { name: required, synonymWords: shortWords };

/** The words with one more. A word whose name is already there is not added (R79). */
export const withWord = (words: readonly Named[], word: Named): Named[] =>
  words.some(({ name }) => isSameName(name, word.name)) ? [...words] : [...words, word];
