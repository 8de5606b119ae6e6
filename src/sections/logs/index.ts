import { section } from 'crud/section';
import { screen } from 'ui/layout/screen';

export const logsSection = section('logs', 'logs', { '/': screen(() => import('./logs')) });
