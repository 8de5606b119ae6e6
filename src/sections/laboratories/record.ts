import { defineRecord, requiredName } from 'crud/record/define-record';
import type { PictureReference } from 'features/pictures/picture';
import type { LongText } from 'lib/long-texts';
import type { Id, Named } from 'lib/model';
import { flag, longText, pictureReferences, references, referencesTo, text } from 'lib/records/parts';

export interface Laboratory {
  id?: Id;
  name: string;
  isAvailableForFree: boolean;
  /** A text of at most 200 characters (R92). */
  category?: string;
  synonyms: Named[];
  groups: Named[];
  generalContent?: LongText;
  changesContent?: LongText;
  collectContent?: LongText;
  observationsContent?: LongText;
  applicationPictures?: PictureReference[];
}

export const laboratory = defineRecord<Laboratory>({
  fields: {
    name: requiredName,
    isAvailableForFree: flag,
    category: text,
    synonyms: references,
    groups: referencesTo('laboratory-groups'),
    generalContent: longText,
    changesContent: longText,
    collectContent: longText,
    observationsContent: longText,
    applicationPictures: pictureReferences,
  },
});
