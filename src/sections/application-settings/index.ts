import { defineSection } from 'crud/section';
import { applicationSettings } from './duck';

export const applicationSettingsSection = defineSection({
  path: 'application-settings',
  icon: 'Settings',
  ducks: [applicationSettings],
  screens: {
    '/': () => import('./application-settings'),
  },
});
