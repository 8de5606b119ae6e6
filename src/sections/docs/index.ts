import { section } from 'crud/section';
import { screen } from 'ui/layout/screen';

export const docsSection = section('docs', 'docs', { '/': screen(() => import('./docs')) });
