import type { Named } from 'lib/model';
import { references, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { isSameName } from 'lib/text';
import { required, type Rules, shortNewNames } from 'ui/form/rules';

export interface SynonymGroup extends Named {
  /** The server creates a word that has no id (R101). */
  synonymWords: Named[];
}

export const shape: Shape<SynonymGroup> = { name: text, synonymWords: references };

export const blank: SynonymGroup = { name: '', synonymWords: [] };

export const rules: Rules<SynonymGroup> = { name: required, synonymWords: shortNewNames };

/** The words with one more. A word whose name is already there is not added (R79). */
export const withWord = (words: readonly Named[], word: Named): Named[] =>
  words.some(({ name }) => isSameName(name, word.name)) ? [...words] : [...words, word];
