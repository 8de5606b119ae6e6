import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { diseaseSynonyms } from './duck';

export const diseaseSynonym = section(
  'disease-synonym',
  'diseaseSynonym',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
  },
  diseaseSynonyms,
);
