import { defineRecord, requiredName } from 'crud/record/define-record';
import type { PictureReference } from 'features/pictures/picture';
import type { LongText } from 'lib/long-texts';
import type { Id, Named } from 'lib/model';
import { flag, longText, oneOf, pictureReferences, references } from 'lib/records/parts';

const CATEGORIES = ['BASIC', 'SPECIFIC'] as const;

export interface Semiology {
  id?: Id;
  name: string;
  isAvailableForFree: boolean;
  category?: (typeof CATEGORIES)[number];
  synonyms: Named[];
  anamnesisContent?: LongText;
  physicalExamContent?: LongText;
  changesContent?: LongText;
  applicationPictures?: PictureReference[];
}

export const semiology = defineRecord<Semiology>({
  fields: {
    name: requiredName,
    isAvailableForFree: flag,
    category: oneOf(CATEGORIES),
    synonyms: references,
    anamnesisContent: longText,
    physicalExamContent: longText,
    changesContent: longText,
    applicationPictures: pictureReferences,
  },
});
