import { isBlank, required, type Rules } from 'shared/form/rules';
import type { Picture } from 'shared/pictures/picture';

export const blank: Picture = { referenceName: '' };

export const rules: Rules<Picture> = {
  referenceName: required,
  content: value => (isBlank(value) ? 'applicationPictures.errors.selectFile' : undefined),
};
