import { useRef } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { distinctionOf } from 'core/i18n/distinction';
import { useT } from 'core/i18n/use-t';
import { applicationPictures } from 'features/pictures/application-pictures.duck';
import { isNamed, type Picture, sourceOf } from 'features/pictures/picture';
import { type ListSearch, useListSearch } from 'records/use-search';
import { Dialog } from 'ui/dialogs/dialog';
import { moveFocus } from 'ui/dialogs/move-focus';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { LoadFailureText } from 'ui/feedback/load-failure';
import { Busy } from 'ui/layout/busy';
import { EmptyState } from 'ui/layout/empty-state';
import { NoMatch } from 'ui/layout/no-match';
import { Pager } from 'ui/table/pager';
import { SearchBox } from 'ui/table/search-box';

interface PicturePickerProps {
  onChoose: (name: string) => void;
  /** Called with the user's own file, which is to be added to the library. */
  onFile: (file: File) => void;
  onCancel: () => void;
}

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

interface FoundPicturesProps {
  library: ListSearch<Picture>;
  onChoose: (name: string) => void;
}

const namedOf = ({ id, referenceName }: Picture) => ({ id, name: referenceName });

const NoPictures = ({ library: { search, searchFor } }: Pick<FoundPicturesProps, 'library'>) => {
  const t = useT();
  if (search) return <NoMatch search={search} onClear={() => searchFor('')} />;
  return <EmptyState text={t('writing.picture.noneYet')} />;
};

const FoundPictures = ({ library, onChoose }: FoundPicturesProps) => {
  const t = useT();
  const { isPending, isAnswered, hasFailed, error } = library;
  // A text shows a picture by its name, so one without a name cannot be chosen.
  const rows = library.rows.filter(isNamed);
  const isEmpty = rows.length === 0;
  const names = rows.map(namedOf);
  return (
    <>
      {hasFailed && (
        <InlineAlert kind="danger">
          <LoadFailureText error={error} />
        </InlineAlert>
      )}
      {isPending && isEmpty && <Busy />}
      <ul className="picture-options" aria-label={t('applicationPictures.title')} aria-busy={!isAnswered}>
        {rows.map(picture => (
          <li key={picture.id ?? picture.referenceName}>
            <button
              type="button"
              className="option picture-option"
              data-option
              onClick={() => onChoose(picture.referenceName)}
            >
              {/* The name below describes the picture. */}
              <img src={sourceOf(picture)} alt="" loading="lazy" />
              <bdi>{picture.referenceName}</bdi>{' '}
              <span className="text-body-secondary">{distinctionOf(namedOf(picture), names)}</span>
            </button>
          </li>
        ))}
      </ul>
      {isAnswered && isEmpty && <NoPictures library={library} />}
    </>
  );
};

/** Lets the user choose a picture from the library, by search and page by page, or one of their own files. */
export const PicturePicker = ({ onChoose, onFile, onCancel }: PicturePickerProps) => {
  const t = useT();
  const library = useListSearch(applicationPictures);
  return (
    <Dialog title={t('writing.picture.choose')} onClose={onCancel} size="lg" scrollable autoFocus={false}>
      <ModalBody onKeyDown={moveFocus}>
        <p className="form-text mt-0">{t('writing.picture.help')}</p>
        <SearchBox autoFocus value={library.search} label={t('entity.action.search')} onSearch={library.searchFor} />
        <FoundPictures library={library} onChoose={onChoose} />
      </ModalBody>
      <ModalFooter className="justify-content-between">
        <FileButton onFile={onFile} />
        <Pager page={library.page} lastPage={library.lastPage} onPage={library.goTo} />
        <Button color="secondary" outline onClick={onCancel}>
          {t('entity.action.cancel')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};
