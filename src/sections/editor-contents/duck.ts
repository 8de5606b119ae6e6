import { createDuck } from 'records/duck';
import { type EditorContent, shape } from './model';

export const editorContents = createDuck<EditorContent>({ name: 'editorContents', url: '/api/editor-content', shape });
