import { useWatch } from 'react-hook-form';
import { TextField } from 'ui/form/text-field';
import { useField } from 'ui/form/use-field';
import { useT } from 'core/i18n/use-t';
import type { Picture } from 'features/pictures/picture';
import { PictureChooser } from 'features/pictures/picture-chooser';
import type { Group, GroupPicture } from './model';

const ACCEPTED = ['gif', 'jpeg', 'png'] as const;

/** `pulmao.png` is known as pulmao. */
const nameOfFile = (fileName: string) => fileName.replace(/\.[^.]*$/, '');

/** The group's picture, which only a group with a category has (R102). */
export const GroupPictureField = () => {
  const t = useT();
  const category = useWatch<Group, 'category'>({ name: 'category' });
  const { field, label } = useField({ name: 'groupPicture' });
  const picture: GroupPicture | null = field.value ?? null;
  if (!category) return null;

  const choose = (chosen: Pick<Picture, 'content' | 'contentContentType'>, fileName: string) =>
    field.onChange({ referenceName: nameOfFile(fileName), ...picture, ...chosen });

  return (
    <div className="field" data-cy="groupPicture">
      <span className="form-label">{label}</span>
      <PictureChooser
        label={label}
        value={picture}
        accepted={ACCEPTED}
        onChoose={choose}
        onRemove={() => field.onChange(null)}
      />
      {picture && <TextField name="groupPicture.referenceName" label={t('groups.fields.referenceName')} required />}
    </div>
  );
};
