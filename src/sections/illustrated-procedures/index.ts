import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { illustratedProcedures } from './duck';

export const illustratedProceduresSection = section(
  'illustrated-procedures',
  'illustratedProcedures',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
    '/manage/content': screen(() => import('./content')),
  },
  illustratedProcedures,
);
