import { useFormContext, useWatch } from 'react-hook-form';
import { textOfMessage } from 'core/responses/server-text';
import { nameOfFile } from 'features/pictures/name-of-file';
import type { Picture } from 'features/pictures/picture';
import { PictureChooser } from 'features/pictures/picture-chooser';
import { LIBRARY_TYPES, type PictureContent } from 'features/pictures/picture-file';
import { isBlank } from 'ui/form/rules';
import { useField } from 'ui/form/use-field';

/** Chooses the picture's content and type together. The file name becomes the reference name if that is blank. */
export const PictureField = () => {
  const { field, label, error } = useField({ name: 'content' });
  const { setValue, getValues, clearErrors } = useFormContext<Picture>();
  const contentContentType = useWatch<Picture, 'contentContentType'>({ name: 'contentContentType' });
  const choose = (chosen: PictureContent, fileName = '') => {
    setValue('contentContentType', chosen.contentContentType);
    field.onChange(chosen.content);
    const name = nameOfFile({ name: fileName });
    if (name === '' || !isBlank(getValues('referenceName'))) return;
    setValue('referenceName', name, { shouldDirty: true });
    clearErrors('referenceName');
  };
  return (
    <div className="field">
      <span className="form-label" aria-hidden="true">
        {label}
        <span className="required-mark">{' *'}</span>
      </span>
      <PictureChooser
        label={label}
        value={{ content: field.value, contentContentType }}
        accepted={LIBRARY_TYPES}
        error={error && textOfMessage({ key: error })}
        buttonRef={field.ref}
        onChoose={choose}
      />
    </div>
  );
};
