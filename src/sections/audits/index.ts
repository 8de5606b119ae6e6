import { section } from 'crud/section';
import { screen } from 'ui/layout/screen';

export const auditsSection = section('audits', 'audits', { '/': screen(() => import('./audits')) });
