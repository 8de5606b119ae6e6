import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { diseaseSynonyms } from './duck';

export const diseaseSynonym = listSection('disease-synonym', 'diseaseSynonym', diseaseSynonyms, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
