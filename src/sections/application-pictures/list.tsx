import type { Column } from 'ui/table/columns';
import { ListPage } from 'crud/list-page';
import { ConfirmRemove, Edit } from 'crud/row-actions';
import { sourceOf, type Picture } from 'features/pictures/picture';
import { applicationPictures } from './duck';

/** The reference name beside it says what it is. */
const thumbnail: Column<Picture> = {
  field: 'content',
  cell: picture => <img className="thumbnail" src={sourceOf(picture)} alt="" />,
};

const ApplicationPictureList = () => (
  <ListPage
    duck={applicationPictures}
    i18n="applicationPictures"
    columns={[thumbnail, 'referenceName']}
    actions={[Edit, ConfirmRemove]}
  />
);

export default ApplicationPictureList;
