import { nameOfCopy } from 'crud/record/copy';
import { withoutIds } from 'crud/record/without-ids';
import type { PictureReference } from 'features/pictures/picture';
import { type LongText, markdownTexts } from 'lib/long-texts';
import type { Id, Named } from 'lib/model';
import { flag, longText, pictureReferences, references, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { required, type Rules } from 'ui/form/rules';

export const CATEGORIES = ['BASIC', 'SPECIFIC'] as const;

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

export const shape: Shape<Semiology> = {
  name: text,
  isAvailableForFree: flag,
  category: text,
  synonyms: references,
  anamnesisContent: longText,
  physicalExamContent: longText,
  changesContent: longText,
  applicationPictures: pictureReferences,
};

export const blank: Semiology = { name: '', isAvailableForFree: false, synonyms: [] };

export const copyOf = (semiology: Semiology): Semiology => ({
  ...withoutIds(shape, semiology),
  name: nameOfCopy(semiology.name),
});

export const texts = markdownTexts<Semiology>('anamnesisContent', 'physicalExamContent', 'changesContent');

export const rules: Rules<Semiology> = { name: required };
