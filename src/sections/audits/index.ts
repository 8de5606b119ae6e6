import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const auditsSection = section('audits', 'audits', { '/': screen(() => import('./audits')) });
