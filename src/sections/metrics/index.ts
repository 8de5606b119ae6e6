import { section } from 'crud/section';
import { screen } from 'ui/layout/screen';

export const metricsSection = section('metrics', 'metrics', { '/': screen(() => import('./metrics')) });
