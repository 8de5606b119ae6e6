import { BACKGROUND } from 'core/http/background';
import { defineSection } from 'crud/section';
import { readQuery } from 'records/list-query';
import { audits, auditsOf } from './duck';
import { readRange } from './range';

export const auditsSection = defineSection({
  path: 'audits',
  icon: 'Shield',
  ducks: [audits],
  prefetch: search => auditsOf(readRange(search)).prefetch(readQuery(search, audits.sorting), BACKGROUND),
  screens: {
    '/': () => import('./audits'),
  },
});
