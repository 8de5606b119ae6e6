import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const docsSection = section('docs', 'docs', { '/': screen(() => import('./docs')) });
