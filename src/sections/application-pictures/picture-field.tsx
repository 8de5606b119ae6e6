import { useFormContext, useWatch } from 'react-hook-form';
import { useField } from 'shared/form/use-field';
import { textOfNotice } from 'shared/i18n/server-text';
import type { Picture } from 'shared/pictures/picture';
import { PictureChooser } from 'shared/pictures/picture-chooser';
import type { PictureContent, PictureType } from 'shared/pictures/picture-file';

/** Kinds that may be newly chosen (spec 5). */
const ACCEPTED: readonly PictureType[] = ['gif', 'jpeg'];

/** The picture's content and its type, chosen together. */
export const PictureField = () => {
  const { field, label, error } = useField({ name: 'content' });
  const { setValue } = useFormContext<Picture>();
  const contentContentType = useWatch<Picture, 'contentContentType'>({ name: 'contentContentType' });
  const choose = (chosen: PictureContent) => {
    setValue('contentContentType', chosen.contentContentType);
    field.onChange(chosen.content);
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
        accepted={ACCEPTED}
        error={error && textOfNotice({ key: error })}
        buttonRef={field.ref}
        onChoose={choose}
      />
    </div>
  );
};
