import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import type { ReadPicture } from './picture-file';
import { textsOfSize } from './read-picture';

export interface PictureNotesProps {
  picture: ReadPicture | undefined;
  /** Called with the smaller picture that the user wants instead. */
  onReduce: (smaller: ReturnType<NonNullable<ReadPicture['smaller']>['read']>) => void;
}

/** What was changed in the chosen picture, and the offer to reduce one that is larger than any phone shows. */
export const PictureNotes = ({ picture, onReduce }: PictureNotesProps) => {
  const t = useT();
  const smaller = picture?.smaller;
  const size = smaller && textsOfSize(smaller.size);
  return (
    <>
      <span className="form-text" role="status">
        {picture?.notes.map(({ key, params }) => (
          <span key={key} className="d-block">
            {t(key, params)}
          </span>
        ))}
        {smaller && <span>{t('entity.picture.large')}</span>}
      </span>
      {smaller && (
        <Button color="secondary" outline size="sm" onClick={() => onReduce(smaller.read())}>
          {t('entity.picture.reduce', size)}
        </Button>
      )}
    </>
  );
};
