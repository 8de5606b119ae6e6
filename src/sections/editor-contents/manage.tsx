import { useFormContext } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { ManagePage } from 'crud/form/manage-page';
import { ContentIdField } from './content-id-field';
import { ContentTypeField } from './content-type-field';
import { editorContents } from './duck';
import { type EditorContent, editorContent } from './record';

/** The name is read-only: the server sets it (R111). */
const ContentName = () => {
  const t = useT();
  const name = useFormContext<EditorContent>().getValues('name');
  return name ? (
    <p className="mb-0">
      <span className="form-label">{t('editorContents.fields.name')}</span>
      {name}
    </p>
  ) : null;
};

const EditorContentManage = () => (
  <ManagePage duck={editorContents} i18n="editorContents" record={editorContent}>
    <ContentName />
    <ContentIdField />
    <ContentTypeField />
  </ManagePage>
);

export default EditorContentManage;
