import { detached, nameOfCopy } from 'shared/crud/copy';
import { required, type Rules } from 'shared/form/rules';
import type { Id, Named } from 'shared/model';
import type { PictureReference } from 'shared/pictures/with-pictures';
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

export const blank: Semiology = { name: '', isAvailableForFree: false, synonyms: [] };

export const copyOf = (semiology: Semiology): Semiology => ({
  ...detached(semiology, ['anamnesisContent', 'physicalExamContent', 'changesContent']),
  name: nameOfCopy(semiology.name),
});

export const texts = markdownTexts<Semiology>('anamnesisContent', 'physicalExamContent', 'changesContent');

export const rules: Rules<Semiology> = { name: required };
