import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { illustratedProcedures } from './duck';

export const illustratedProceduresSection = listSection(
  'illustrated-procedures',
  'illustratedProcedures',
  illustratedProcedures,
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
    '/manage/content': screen(() => import('./content')),
  },
);
