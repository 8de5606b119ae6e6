import { type DragEvent, type Ref, useRef } from 'react';
import { Button } from 'reactstrap';
import { useLocale, useT } from 'core/i18n/use-t';
import { PicturePreview } from './internal/picture-preview';
import type { PictureType } from './internal/picture-types';
import { typeNames } from './internal/type-names';
import { MAX_PICTURE_MB, type PictureContent, PROBLEM_TEXTS } from './picture-file';
import { PictureNotes, type PictureNotesProps } from './picture-notes';
import { readPicture } from './read-picture';
import { usePictureFile } from './use-picture-file';

interface PictureChooserProps {
  label: string;
  value: PictureContent | null | undefined;
  /**
   * The types that a new picture is stored as: any other is converted. A stored picture of another type is shown and
   * may stay (R88).
   */
  accepted: readonly PictureType[];
  error?: string;
  /** The button that opens the file dialog. The form focuses it if no picture was chosen. */
  buttonRef?: Ref<HTMLButtonElement>;
  /** Also receives the name of the file, which may serve as a reference name; none if the picture was only reduced. */
  onChoose: (picture: PictureContent, fileName?: string) => void;
  onRemove?: () => void;
}

type ButtonsProps = Omit<PictureChooserProps, 'accepted' | 'error' | 'onChoose'> & {
  onFile: (file: File | undefined) => void;
};

const Buttons = ({ label, value, buttonRef, onFile, onRemove }: ButtonsProps) => {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        data-cy="pictureFile"
        accept="image/*"
        onChange={event => {
          onFile(event.target.files?.[0]);
          // Lets the user choose the same file again after it was refused.
          event.target.value = '';
        }}
      />
      <Button innerRef={buttonRef} color="secondary" outline size="sm" onClick={() => input.current?.click()}>
        {t(value?.content ? 'entity.picture.replace' : 'entity.picture.choose')}
      </Button>
      {value?.content && onRemove && (
        <Button color="danger" outline size="sm" onClick={onRemove}>
          {t('entity.picture.remove')}
        </Button>
      )}
    </>
  );
};

const ChooserError = ({ children }: { children: string }) => (
  <div className="invalid-feedback d-block" role="alert">
    {children}
  </div>
);

/** Reads the chosen file, and passes its picture on. */
const useChoice = ({ accepted, onChoose }: Pick<PictureChooserProps, 'accepted' | 'onChoose'>) => {
  const { take, ...file } = usePictureFile();
  const choose = async (reading: Parameters<typeof take>[0], fileName?: string) => {
    const chosen = await take(reading);
    if (chosen) onChoose(chosen, fileName);
  };
  const chooseFile = (chosen: File | undefined) => chosen && void choose(readPicture(chosen, accepted), chosen.name);
  return { ...file, choose, chooseFile };
};

/** Lets the user choose or drop a picture file, checks it, and shows the chosen picture. */
export const PictureChooser = ({ accepted, error, onChoose, onRemove, ...props }: PictureChooserProps) => {
  const { label, value } = props;
  const t = useT();
  const group = useRef<HTMLDivElement>(null);
  const { choose, chooseFile, forget, problem, picture } = useChoice({ accepted, onChoose });
  const limits = { types: typeNames(accepted, useLocale()), size: MAX_PICTURE_MB };
  const message = problem ? t(PROBLEM_TEXTS[problem], limits) : error;

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    chooseFile(event.dataTransfer.files[0]);
  };
  /** The pressed button goes away. */
  const focusButton = () => group.current?.querySelector('button')?.focus();
  const remove = () => {
    forget();
    onRemove?.();
    focusButton();
  };
  const reduce: PictureNotesProps['onReduce'] = smaller => {
    void choose(smaller);
    focusButton();
  };

  return (
    <div
      ref={group}
      className={`picture-chooser${message ? ' is-invalid' : ''}`}
      role="group"
      aria-label={label}
      onDragOver={event => event.preventDefault()}
      onDrop={onDrop}
    >
      <PicturePreview label={label} value={value} />
      <Buttons {...props} onFile={chooseFile} onRemove={onRemove && remove} />
      <span className="form-text">{t('entity.picture.dropHint', limits)}</span>
      <PictureNotes picture={picture} onReduce={reduce} />
      {message && <ChooserError>{message}</ChooserError>}
    </div>
  );
};
