import { isBlank, required, type Rules } from 'shared/form/rules';
import type { Picture } from 'shared/pictures/picture';

export const blank: Picture = { referenceName: '' };

export const rules: Rules<Picture> = {
  referenceName: required,
  content: value => (isBlank(value) ? 'applicationPictures.errors.selectFile' : undefined),
};

/** What the form is handed: the picture itself, up to 10 MB, has no place in the navigation state (decision 1). */
export const referenceTo = ({ id, referenceName }: Picture): Picture => ({ id, referenceName });
