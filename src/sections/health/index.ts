import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const healthSection = section('health', 'health', { '/': screen(() => import('./health')) });
