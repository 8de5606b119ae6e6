import { defineRecord } from 'crud/record/define-record';
import { type Picture, pictureShape } from 'features/pictures/picture';
import { isBlank, required } from 'ui/form/rules';

export const applicationPicture = defineRecord<Picture>({
  fields: {
    ...pictureShape,
    referenceName: { ...pictureShape.referenceName, rule: required },
    content: {
      ...pictureShape.content,
      rule: value => (isBlank(value) ? 'applicationPictures.errors.selectFile' : undefined),
    },
  },
  blank: { referenceName: '' },
});
