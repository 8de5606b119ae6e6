import { detached, nameOfCopy } from 'shared/crud/copy';
import { required, type Rules } from 'shared/form/rules';
import type { Id, Named } from 'shared/model';
import type { PictureReference } from 'shared/pictures/with-pictures';
import { flag, longText, pictureReferences, references, text } from 'shared/records/parts';
import type { Shape } from 'shared/records/shape';
import { markdownTexts, type LongText } from 'shared/text/long-texts';

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
  ...detached(semiology, ['synonyms', 'applicationPictures']),
  name: nameOfCopy(semiology.name),
});

export const texts = markdownTexts<Semiology>('anamnesisContent', 'physicalExamContent', 'changesContent');

export const rules: Rules<Semiology> = { name: required };
