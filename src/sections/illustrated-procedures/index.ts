import { defineSection } from 'crud/section';
import { illustratedProcedures, illustratedProcedureSynonyms } from './duck';
import { illustratedProcedure } from './record';

export const illustratedProceduresSection = defineSection({
  path: 'illustrated-procedures',
  icon: 'Syringe',
  menuGroup: 'texts',
  ducks: [illustratedProcedures, illustratedProcedureSynonyms],
  records: { duck: illustratedProcedures },
  list: () => import('./list'),
  screens: { '/manage': () => import('./manage') },
  texts: illustratedProcedure.texts,
});
