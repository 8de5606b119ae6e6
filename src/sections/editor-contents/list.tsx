import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, Edit } from 'crud/list/row-actions';
import { choice, column } from 'ui/table/columns';
import { editorContents } from './duck';
import type { EditorContent } from './record';

const EditorContentList = () => (
  <ListPage
    duck={editorContents}
    i18n="editorContents"
    columns={[
      'id',
      'name',
      choice<EditorContent>('editorContents', 'type'),
      column<EditorContent>('contentId', ({ contentId }) => contentId, 'word'),
    ]}
    actions={[Edit, ConfirmRemove]}
  />
);

export default EditorContentList;
