import { section } from 'crud/section';
import { screen } from 'ui/layout/screen';

export const configurationSection = section('configuration', 'configuration', {
  '/': screen(() => import('./configuration')),
});
