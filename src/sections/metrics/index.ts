import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const metricsSection = section('metrics', 'metrics', { '/': screen(() => import('./metrics')) });
