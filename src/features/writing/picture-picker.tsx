import { useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap';
import { moveFocus } from 'ui/dialogs/move-focus';
import { useT } from 'core/i18n/use-t';
import { emptyPage, type Page } from 'lib/model';
import { applicationPictures } from 'features/pictures/application-pictures.duck';
import { sourceOf, type Picture } from 'features/pictures/picture';
import { useAppDispatch } from 'core/redux/hooks';
import { Busy } from 'ui/layout/busy';
import { LoadFailureText } from 'ui/feedback/load-failure';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { Pager } from 'ui/table/pager';
import { SearchBox } from 'ui/table/search-box';

interface PicturePickerProps {
  onChoose: (name: string) => void;
  /** A file of the person's own is to be added to the library. */
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** The page of the library that a search finds; the page before stays until the answer comes. */
const useLibrary = (search: string, number: number) => {
  const dispatch = useAppDispatch();
  const { page, listing, asked, error } = useSelector(applicationPictures.select);
  const query = useMemo(() => ({ search, page: number }), [search, number]);
  const [shown, setShown] = useState(emptyPage as Page<Picture>);
  useEffect(() => void dispatch(applicationPictures.list(query)), [dispatch, query]);
  const isAnswered = listing === 'SUCCESS' && asked === query;
  useEffect(() => {
    if (isAnswered) setShown(page);
  }, [isAnswered, page]);
  return { shown, isAnswered, hasFailed: listing === 'ERROR' && asked === query, error };
};

const FileButton = ({ onFile }: { onFile: (file: File) => void }) => {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('writing.picture.upload')}
        data-cy="pictureFile"
        accept="image/*"
        onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
      />
      <Button color="primary" outline onClick={() => input.current?.click()}>
        {t('writing.picture.upload')}
      </Button>
    </>
  );
};

/** Chooses a picture of the library by search, page by page; or one of the person's own files. */
export const PicturePicker = ({ onChoose, onFile, onCancel }: PicturePickerProps) => {
  const t = useT();
  const [{ search, number }, setQuestion] = useState({ search: '', number: 1 });
  const { shown, isAnswered, hasFailed, error } = useLibrary(search, number);
  return (
    <Modal isOpen toggle={onCancel} fade={false} size="lg" scrollable labelledBy="picker-title" autoFocus={false}>
      <ModalHeader tag="h2" id="picker-title" toggle={onCancel} closeAriaLabel={t('entity.action.close')}>
        {t('writing.picture.choose')}
      </ModalHeader>
      <ModalBody onKeyDown={moveFocus}>
        <p className="form-text mt-0">{t('writing.picture.help')}</p>
        <SearchBox
          autoFocus
          value={search}
          label={t('entity.action.search')}
          onSearch={text => setQuestion({ search: text, number: 1 })}
        />
        {hasFailed && (
          <InlineAlert kind="danger">
            <LoadFailureText error={error} />
          </InlineAlert>
        )}
        {!isAnswered && !hasFailed && shown.content.length === 0 && <Busy />}
        <ul className="picture-options" aria-label={t('applicationPictures.title')} aria-busy={!isAnswered}>
          {shown.content.map(picture => (
            <li key={picture.id ?? picture.referenceName}>
              <button
                type="button"
                className="option picture-option"
                data-option
                onClick={() => onChoose(picture.referenceName)}
              >
                {/* The name below says what it is. */}
                <img src={sourceOf(picture)} alt="" loading="lazy" />
                {picture.referenceName}
              </button>
            </li>
          ))}
        </ul>
        {isAnswered && shown.content.length === 0 && <p className="text-body-secondary">{t('global.noMatchShort')}</p>}
      </ModalBody>
      <ModalFooter className="justify-content-between">
        <FileButton onFile={onFile} />
        <Pager
          page={number}
          lastPage={Math.ceil(shown.totalElements / applicationPictures.pageSize)}
          onPage={to => setQuestion({ search, number: to })}
        />
        <Button color="secondary" outline onClick={onCancel}>
          {t('entity.action.cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
};
