import { useEffect, useState, type FormEvent } from 'react';
import { useStore } from 'react-redux';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap';
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
import { Busy } from 'ui/layout/busy';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { typeNames } from 'features/pictures/type-names';

interface PictureUploadProps {
  file: File;
  /** The picture is in the library under this name. */
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

/** Puts a pasted or dropped picture into the library under a name, which the text then refers to. */
export const PictureUpload = ({ file, onAdded, onCancel }: PictureUploadProps) => {
  const t = useT();
  const dispatch = useAppDispatch();
  const store = useStore();
  const [read, setRead] = useState<PictureContent | PictureProblem>();
  const [name, setName] = useState(() => nameOfFile(file));
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    let isGone = false;
    void readAnyPicture(file).then(answer => isGone || setRead(answer));
    return () => {
      isGone = true;
    };
  }, [file]);

  const send = async (picture: PictureContent) => {
    const referenceName = name.trim();
    setSending(true);
    const worked = await dispatch(addPicture({ referenceName, ...picture }));
    setSending(false);
    if (worked) return onAdded(referenceName);
    const failure = applicationPictures.select(store.getState()).error;
    setError(isConflict(failure) ? 'applicationPictures.errors.conflict' : textOfSaveError(failure));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(name)) return setError('entity.validation.required');
    if (typeof read === 'object' && !isSending) void send(read);
  };
  const close = isSending ? undefined : onCancel;

  return (
    <Modal isOpen toggle={close} fade={false} backdrop="static" labelledBy="upload-title" autoFocus={false}>
      <form onSubmit={save} noValidate>
        <ModalHeader tag="h2" id="upload-title" toggle={close} closeAriaLabel={t('entity.action.close')}>
          {t('writing.picture.upload')}
        </ModalHeader>
        <ModalBody className="upload">
          <Shown read={read} name={name || file.name} />
          <FieldFrame label={t('applicationPictures.fields.referenceName')} error={error} required>
            {attributes => (
              <input
                {...attributes}
                className={`form-control${error ? ' is-invalid' : ''}`}
                data-cy="uploadName"
                maxLength={MAX_TEXT}
                autoFocus
                value={name}
                onChange={event => {
                  setName(event.target.value);
                  setError(undefined);
                }}
              />
            )}
          </FieldFrame>
        </ModalBody>
        <ModalFooter>
          <Button color="secondary" outline disabled={isSending} onClick={onCancel}>
            {t('entity.action.cancel')}
          </Button>
          <Button color="primary" type="submit" disabled={typeof read !== 'object'} aria-disabled={isSending}>
            {t('writing.picture.saveAndInsert')}
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  );
};
