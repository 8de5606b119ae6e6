import { createDuck } from 'records/duck';
import { type EditorContent, editorContent } from './record';

export const editorContents = createDuck<EditorContent>({
  name: 'editorContents',
  url: '/api/editor-content',
  shape: editorContent.shape,
});
