import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { textOfMessage } from 'core/responses/server-text';
import { PictureChooser } from 'features/pictures/picture-chooser';
import type { PictureContent } from 'features/pictures/picture-file';
import { TextField } from 'ui/form/text-field';
import { errorIn, useField } from 'ui/form/use-field';
import type { Group, GroupPicture } from './record';

const ACCEPTED = ['gif', 'jpeg', 'png'] as const;

/** The file name without its extension: `pulmao.png` becomes `pulmao`. */
const nameOfFile = (fileName: string) => fileName.replace(/\.[^.]*$/, '');

/** The group's picture. Only a group with a category has one (R102). */
export const GroupPictureField = () => {
  const t = useT();
  const category = useWatch<Group, 'category'>({ name: 'category' });
  const { field, label } = useField({ name: 'groupPicture' });
  const { getValues } = useFormContext<Group>();
  const { errors } = useFormState<Group>({ name: 'groupPicture' });
  // An error in the picture's name is shown at the name field.
  const error = errorIn({ ...errors.groupPicture, referenceName: undefined });
  const picture: GroupPicture | null = field.value ?? null;
  if (!category) return null;

  // Reading a file takes a while, and the name may be typed meanwhile.
  const choose = (chosen: PictureContent, fileName = '') =>
    field.onChange({ referenceName: nameOfFile(fileName), ...getValues('groupPicture'), ...chosen });

  return (
    <div className="field" data-cy="groupPicture">
      <span className="form-label">{label}</span>
      <PictureChooser
        label={label}
        value={picture}
        accepted={ACCEPTED}
        error={error && textOfMessage({ key: error, params: { fieldName: label } })}
        buttonRef={field.ref}
        onChoose={choose}
        onRemove={() => field.onChange(null)}
      />
      {picture && <TextField name="groupPicture.referenceName" label={t('groups.fields.referenceName')} required />}
    </div>
  );
};
