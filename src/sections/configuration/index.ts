import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const configurationSection = section('configuration', 'configuration', {
  '/': screen(() => import('./configuration')),
});
