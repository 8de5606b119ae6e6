import { defineSection } from 'crud/section';
import { editorContents } from './duck';

export const editorContentsSection = defineSection({
  path: 'editor-contents',
  icon: 'NotebookPen',
  menuGroup: 'texts',
  ducks: [editorContents],
  records: { duck: editorContents },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
