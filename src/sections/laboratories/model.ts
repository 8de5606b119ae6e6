import { nameOfCopy } from 'crud/record/copy';
import { withoutIds } from 'crud/record/without-ids';
import type { PictureReference } from 'features/pictures/picture';
import { type LongText, markdownTexts } from 'lib/long-texts';
import type { Id, Named } from 'lib/model';
import { flag, longText, pictureReferences, references, referencesTo, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { required, type Rules } from 'ui/form/rules';

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

export const shape: Shape<Laboratory> = {
  name: text,
  isAvailableForFree: flag,
  category: text,
  synonyms: references,
  groups: referencesTo('laboratory-groups'),
  generalContent: longText,
  changesContent: longText,
  collectContent: longText,
  observationsContent: longText,
  applicationPictures: pictureReferences,
};

export const blank: Laboratory = { name: '', isAvailableForFree: false, synonyms: [], groups: [] };

export const copyOf = (laboratory: Laboratory): Laboratory => ({
  ...withoutIds(shape, laboratory),
  name: nameOfCopy(laboratory.name),
});

export const texts = markdownTexts<Laboratory>(
  'generalContent',
  'changesContent',
  'collectContent',
  'observationsContent',
);

export const rules: Rules<Laboratory> = { name: required };
