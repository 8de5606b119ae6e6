import { createDuck } from 'core/redux/create-duck';
import { shape, type EditorContent } from './model';

export const editorContents = createDuck<EditorContent>({ name: 'editorContents', url: '/api/editor-content', shape });
