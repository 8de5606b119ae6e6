import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const applicationSettingsSection = section('application-settings', 'applicationSettings', {
  '/': screen(() => import('./application-settings')),
});
