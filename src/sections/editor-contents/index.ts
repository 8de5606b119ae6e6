import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { editorContents } from './duck';

export const editorContentsSection = section(
  'editor-contents',
  'editorContents',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
  },
  editorContents,
);
