import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const logsSection = section('logs', 'logs', { '/': screen(() => import('./logs')) });
