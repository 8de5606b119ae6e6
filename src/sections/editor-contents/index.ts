import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { editorContents } from './duck';

export const editorContentsSection = listSection('editor-contents', 'editorContents', editorContents, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
