import type { Column } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemove, Edit, type RowAction } from 'shared/crud/row-actions';
import { sourceOf, type Picture } from 'shared/pictures/picture';
import { applicationPictures } from './duck';

/** The reference name beside it says what it is. */
const thumbnail: Column<Picture> = {
  field: 'content',
  cell: picture => <img className="thumbnail" src={sourceOf(picture)} alt="" />,
};

/** What the form is handed: the picture itself, up to 10 MB, has no place in the navigation state (decision 1). */
const referenceTo = ({ id, referenceName }: Picture): Picture => ({ id, referenceName });

const EditByReference: RowAction<Picture> = ({ row, list }) => <Edit row={referenceTo(row)} list={list} />;

const ApplicationPictureList = () => (
  <ListPage
    duck={applicationPictures}
    i18n="applicationPictures"
    columns={[thumbnail, 'referenceName']}
    actions={[EditByReference, ConfirmRemove]}
  />
);

export default ApplicationPictureList;
