import { defineRecord, requiredName } from 'crud/record/define-record';
import type { Named } from 'lib/model';
import { references } from 'lib/records/parts';
import { isSameName } from 'lib/text';
import { shortNewNames } from 'ui/form/rules';

export interface SynonymGroup extends Named {
  /** The server creates a word that has no id (R101). */
  synonymWords: Named[];
}

/** The words with one more. A word whose name is already there is not added (R79). */
export const withWord = (words: readonly Named[], word: Named): readonly Named[] =>
  words.some(({ name }) => isSameName(name, word.name)) ? words : [...words, word];

export const synonymGroup = defineRecord<SynonymGroup>({
  fields: {
    name: requiredName,
    synonymWords: { ...references, rule: shortNewNames },
  },
});
