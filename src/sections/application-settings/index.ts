import { section } from 'crud/section';
import { screen } from 'ui/layout/screen';

export const applicationSettingsSection = section('application-settings', 'applicationSettings', {
  '/': screen(() => import('./application-settings')),
});
