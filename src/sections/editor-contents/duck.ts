import { createDuck } from 'core/redux/create-duck';
import { type EditorContent, shape } from './model';

export const editorContents = createDuck<EditorContent>({ name: 'editorContents', url: '/api/editor-content', shape });
