import { section } from 'crud/section';
import { screen } from 'ui/layout/screen';

export const gatewaySection = section('gateway', 'gateway', { '/': screen(() => import('./gateway')) });
