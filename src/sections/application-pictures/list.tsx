import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, Edit, type RowAction } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { WhereUsed } from 'crud/list/where-used';
import { type Picture, sourceOf } from 'features/pictures/picture';
import { pendingMark } from 'sections/sync-resume/duck';
import type { Column } from 'ui/table/columns';
import { applicationPictures } from './duck';

/** The alternative text is empty, because the reference name is in the next column. */
const thumbnail: Column<Picture> = {
  field: 'content',
  kind: 'text',
  cell: picture => <img className="thumbnail" src={sourceOf(picture)} alt="" />,
};

const Remove: RowAction<Picture> = ({ row, tools }) => <ConfirmRemove row={row} tools={tools} isShared />;

const Pending = pendingMark<Picture>('APPLICATION_PICTURE');

const More = rowMenu<Picture>(WhereUsed);

const ApplicationPictureList = () => (
  <ListPage
    duck={applicationPictures}
    i18n="applicationPictures"
    columns={[thumbnail, 'referenceName']}
    actions={[Pending, Edit, Remove, More]}
  />
);

export default ApplicationPictureList;
