import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { isConflict } from 'core/responses/refusals';
import { textOfSaveError } from 'core/responses/server-text';
import { addPicture } from 'features/pictures/application-pictures.duck';
import { nameOfFile } from 'features/pictures/name-of-file';
import { sourceOf } from 'features/pictures/picture';
import { LIBRARY_TYPES, MAX_PICTURE_MB, type PictureContent, PROBLEM_TEXTS } from 'features/pictures/picture-file';
import { PictureNotes, type PictureNotesProps } from 'features/pictures/picture-notes';
import { readPicture } from 'features/pictures/read-picture';
import { usePictureFile } from 'features/pictures/use-picture-file';
import { trimmed } from 'lib/text';
import { Dialog } from 'ui/dialogs/dialog';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { FieldFrame } from 'ui/form/field-frame';
import { isBlank, MAX_TEXT } from 'ui/form/rules';
import { Busy } from 'ui/layout/busy';

interface PictureUploadProps {
  file: File;
  /** Called when the picture is in the library, with its reference name. */
  onAdded: (name: string) => void;
  onCancel: () => void;
}

type FileRead = ReturnType<typeof usePictureFile>;

interface ShownProps {
  read: FileRead;
  name: string;
  onReduced: () => void;
}

const Preview = ({ read: { picture, problem }, name }: Pick<ShownProps, 'read' | 'name'>) => {
  const t = useT();
  if (problem) return <InlineAlert kind="danger">{t(PROBLEM_TEXTS[problem], { size: MAX_PICTURE_MB })}</InlineAlert>;
  if (!picture) return <Busy />;
  const source = sourceOf({ referenceName: name, ...picture.picture });
  return <img className="upload-preview" src={source} alt={t('entity.picture.preview', { name })} />;
};

const Shown = ({ read, name, onReduced }: ShownProps) => {
  const reduce: PictureNotesProps['onReduce'] = smaller => {
    void read.take(smaller);
    onReduced();
  };
  return (
    <>
      <Preview read={read} name={name} />
      <PictureNotes picture={read.picture} onReduce={reduce} />
    </>
  );
};

/** The picture in a file, or the problem with the file. */
const useReadFile = (file: File): FileRead => {
  const read = usePictureFile();
  const { take } = read;
  useEffect(() => void take(readPicture(file, LIBRARY_TYPES)), [file, take]);
  return read;
};

/** Sends a picture to the library. */
const useSend = (onAdded: (name: string) => void) => {
  const dispatch = useAppDispatch();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (referenceName: string, picture: PictureContent) => {
    setSending(true);
    const { worked, error: failure } = await dispatch(addPicture({ referenceName, ...picture }));
    setSending(false);
    if (worked) return onAdded(referenceName);
    setError(isConflict(failure) ? 'applicationPictures.errors.conflict' : textOfSaveError(failure));
  };
  return { send, isSending, error, setError };
};

interface NameFieldProps {
  value: string;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  onChange: (name: string) => void;
}

const NameField = ({ value, error, inputRef, onChange }: NameFieldProps) => {
  const t = useT();
  return (
    <FieldFrame label={t('applicationPictures.fields.referenceName')} error={error} required>
      {attributes => (
        <input
          {...attributes}
          ref={inputRef}
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
  const read = useReadFile(file);
  const picture = read.picture?.picture;
  const [name, setName] = useState(() => nameOfFile(file));
  const nameField = useRef<HTMLInputElement>(null);
  const { send, isSending, error, setError } = useSend(onAdded);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(name)) return setError('entity.validation.required');
    if (picture && !isSending) void send(trimmed(name), picture);
  };
  const rename = (typed: string) => {
    setName(typed);
    setError(undefined);
  };
  const close = isSending ? undefined : onCancel;

  return (
    <Dialog title={t('writing.picture.upload')} onClose={close} onSubmit={save} backdrop="static" autoFocus={false}>
      <ModalBody className="upload">
        {/* The button that reduces the picture goes away, so the focus returns to the name. */}
        <Shown read={read} name={name || file.name} onReduced={() => nameField.current?.focus()} />
        <NameField value={name} error={error} inputRef={nameField} onChange={rename} />
      </ModalBody>
      <ModalFooter>
        <Button color="secondary" outline disabled={isSending} onClick={onCancel}>
          {t('entity.action.cancel')}
        </Button>
        <Button color="primary" type="submit" disabled={!picture} aria-disabled={isSending}>
          {t('writing.picture.saveAndInsert')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};
