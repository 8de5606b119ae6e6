import { section } from 'crud/section';
import { screen } from 'ui/layout/screen';

export const healthSection = section('health', 'health', { '/': screen(() => import('./health')) });
