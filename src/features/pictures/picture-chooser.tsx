import { useRef, useState, type DragEvent, type Ref } from 'react';
import { Button } from 'reactstrap';
import { useT, useLocale } from 'core/i18n/use-t';
import {
  MAX_PICTURE_MB,
  PICTURE_TYPES,
  PROBLEM_TEXTS,
  readPicture,
  type PictureContent,
  type PictureProblem,
  type PictureType,
} from './picture-file';
import { PicturePreview } from './picture-preview';
import { typeNames } from './type-names';

interface PictureChooserProps {
  label: string;
  value: PictureContent | null | undefined;
  /** The types that a new picture may have. A stored picture of another type is shown and may stay (R88). */
  accepted: readonly PictureType[];
  /** Converts a picture of another type, or one that is too large, to an accepted type. */
  convert?: (file: File) => Promise<PictureContent | PictureProblem>;
  error?: string;
  /** The button that opens the file dialog. The form focuses it if no picture was chosen. */
  buttonRef?: Ref<HTMLButtonElement>;
  /** Also receives the name of the file, which may serve as a reference name. */
  onChoose: (picture: PictureContent, fileName: string) => void;
  onRemove?: () => void;
}

type FileOptions = Pick<PictureChooserProps, 'accepted' | 'convert' | 'onChoose'>;

/** Reads a file as a picture of an accepted type. */
const usePictureFile = ({ accepted, convert, onChoose }: FileOptions) => {
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [isConverted, setConverted] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const asItIs = await readPicture(file, accepted);
    const read = typeof asItIs === 'string' && convert ? await convert(file) : asItIs;
    setConverted(typeof asItIs === 'string' && typeof read !== 'string');
    setProblem(typeof read === 'string' ? read : null);
    if (typeof read !== 'string') onChoose(read, file.name);
  };
  return { take, problem, isConverted };
};

type ButtonsProps = Omit<PictureChooserProps, 'error' | 'onChoose'> & {
  onFile: (file: File | undefined) => void;
};

const Buttons = ({ label, value, accepted, convert, buttonRef, onFile, onRemove }: ButtonsProps) => {
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
        accept={convert ? 'image/*' : accepted.map(type => PICTURE_TYPES[type]).join(',')}
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

/** Lets the user choose or drop a picture file, checks it, and shows the chosen picture. */
export const PictureChooser = ({ error, onChoose, onRemove, ...props }: PictureChooserProps) => {
  const { label, value, accepted, convert } = props;
  const t = useT();
  const group = useRef<HTMLDivElement>(null);
  const { take, problem, isConverted } = usePictureFile({ accepted, convert, onChoose });
  const limits = { types: typeNames(accepted, useLocale()), size: MAX_PICTURE_MB };
  const message = problem ? t(PROBLEM_TEXTS[problem], limits) : error;

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const remove = () => {
    onRemove?.();
    group.current?.querySelector('button')?.focus();
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
      <Buttons {...props} onFile={file => void take(file)} onRemove={onRemove && remove} />
      <span className="form-text">{t('entity.picture.dropHint', limits)}</span>
      <span className="form-text" role="status">
        {isConverted && t('entity.picture.converted')}
      </span>
      {message && (
        <div className="invalid-feedback d-block" role="alert">
          {message}
        </div>
      )}
    </div>
  );
};
