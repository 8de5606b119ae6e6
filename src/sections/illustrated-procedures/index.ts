import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
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
