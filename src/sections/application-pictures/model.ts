import type { Picture } from 'features/pictures/picture';
import { isBlank, required, type Rules } from 'ui/form/rules';

export const blank: Picture = { referenceName: '' };

export const rules: Rules<Picture> = {
  referenceName: required,
  content: value => (isBlank(value) ? 'applicationPictures.errors.selectFile' : undefined),
};
