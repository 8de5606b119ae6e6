import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const gatewaySection = section('gateway', 'gateway', { '/': screen(() => import('./gateway')) });
