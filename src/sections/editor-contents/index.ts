import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { editorContents } from './duck';

export const editorContentsSection = listSection('editor-contents', 'editorContents', editorContents, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
