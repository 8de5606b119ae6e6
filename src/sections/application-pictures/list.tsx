import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, Edit } from 'crud/list/row-actions';
import { type Picture, sourceOf } from 'features/pictures/picture';
import type { Column } from 'ui/table/columns';
import { applicationPictures } from './duck';

/** The alternative text is empty, because the reference name is in the next column. */
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
