import { useEffect, useState, type FormEvent } from 'react';
import { useStore } from 'react-redux';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { FieldFrame } from 'ui/form/field-frame';
import { isBlank, MAX_TEXT } from 'ui/form/rules';
import { isConflict } from 'core/http/is-conflict';
import { textOfSaveError } from 'core/http/server-text';
import { useT, useLocale } from 'core/i18n/use-t';
import { addPicture, applicationPictures } from 'features/pictures/application-pictures.duck';
import { sourceOf } from 'features/pictures/picture';
import {
  MAX_PICTURE_MB,
  PROBLEM_TEXTS,
  type PictureContent,
  type PictureProblem,
} from 'features/pictures/picture-file';
import { nameOfFile, readAnyPicture } from 'features/pictures/to-jpeg';
import { useAppDispatch } from 'core/redux/hooks';
import { trimmed } from 'lib/text';
import { Busy } from 'ui/layout/busy';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { typeNames } from 'features/pictures/type-names';
import { Dialog } from 'ui/dialogs/dialog';

interface PictureUploadProps {
  file: File;
  /** Called when the picture is in the library, with its reference name. */
  onAdded: (name: string) => void;
  onCancel: () => void;
}

const UPLOADED = ['gif', 'jpeg', 'png'];

const Shown = ({ read, name }: { read: PictureContent | PictureProblem | undefined; name: string }) => {
  const t = useT();
  const types = typeNames(UPLOADED, useLocale());
  if (read === undefined) return <Busy />;
  if (typeof read === 'string')
    return <InlineAlert kind="danger">{t(PROBLEM_TEXTS[read], { types, size: MAX_PICTURE_MB })}</InlineAlert>;
  const source = sourceOf({ referenceName: name, ...read });
  return <img className="upload-preview" src={source} alt={t('entity.picture.preview', { name })} />;
};

/** The picture in a file, or the problem with the file. */
const useReadPicture = (file: File) => {
  const [read, setRead] = useState<PictureContent | PictureProblem>();
  useEffect(() => {
    let isGone = false;
    void readAnyPicture(file).then(picture => isGone || setRead(picture));
    return () => {
      isGone = true;
    };
  }, [file]);
  return read;
};

/** Sends a picture to the library. */
const useSend = (onAdded: (name: string) => void) => {
  const dispatch = useAppDispatch();
  const store = useStore();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (referenceName: string, picture: PictureContent) => {
    setSending(true);
    const worked = await dispatch(addPicture({ referenceName, ...picture }));
    setSending(false);
    if (worked) return onAdded(referenceName);
    const failure = applicationPictures.select(store.getState()).error;
    setError(isConflict(failure) ? 'applicationPictures.errors.conflict' : textOfSaveError(failure));
  };
  return { send, isSending, error, setError };
};

interface NameFieldProps {
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
}

const NameField = ({ value, error, onChange }: NameFieldProps) => {
  const t = useT();
  return (
    <FieldFrame label={t('applicationPictures.fields.referenceName')} error={error} required>
      {attributes => (
        <input
          {...attributes}
          className={`form-control${error ? ' is-invalid' : ''}`}
          data-cy="uploadName"
          maxLength={MAX_TEXT}
          autoFocus
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
};

/** Adds a pasted, dropped or chosen picture to the library under a name. The text then refers to it by this name. */
export const PictureUpload = ({ file, onAdded, onCancel }: PictureUploadProps) => {
  const t = useT();
  const read = useReadPicture(file);
  const [name, setName] = useState(() => nameOfFile(file));
  const { send, isSending, error, setError } = useSend(onAdded);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(name)) return setError('entity.validation.required');
    if (typeof read === 'object' && !isSending) void send(trimmed(name), read);
  };
  const rename = (typed: string) => {
    setName(typed);
    setError(undefined);
  };
  const close = isSending ? undefined : onCancel;

  return (
    <Dialog title={t('writing.picture.upload')} onClose={close} onSubmit={save} backdrop="static" autoFocus={false}>
      <ModalBody className="upload">
        <Shown read={read} name={name || file.name} />
        <NameField value={name} error={error} onChange={rename} />
      </ModalBody>
      <ModalFooter>
        <Button color="secondary" outline disabled={isSending} onClick={onCancel}>
          {t('entity.action.cancel')}
        </Button>
        <Button color="primary" type="submit" disabled={typeof read !== 'object'} aria-disabled={isSending}>
          {t('writing.picture.saveAndInsert')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};
