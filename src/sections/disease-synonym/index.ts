import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { diseaseSynonyms } from './duck';

export const diseaseSynonym = listSection('disease-synonym', 'diseaseSynonym', diseaseSynonyms, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
