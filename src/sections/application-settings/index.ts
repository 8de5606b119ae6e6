import { defineSection } from 'crud/section';
import { applicationSettings } from './duck';

export const applicationSettingsSection = defineSection({
  path: 'application-settings',
  i18n: 'applicationSettings',
  ducks: [applicationSettings],
  screens: {
    '/': () => import('./application-settings'),
  },
});
