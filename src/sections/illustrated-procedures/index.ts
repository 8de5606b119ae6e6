import { defineSection } from 'crud/section';
import { illustratedProcedureSynonyms, illustratedProcedures } from './duck';

export const illustratedProceduresSection = defineSection({
  path: 'illustrated-procedures',
  i18n: 'illustratedProcedures',
  menuGroup: 'texts',
  ducks: [illustratedProcedures, illustratedProcedureSynonyms],
  records: { duck: illustratedProcedures, searchRank: 7 },
  list: () => import('./list'),
  screens: { '/manage': () => import('./manage') },
  hasTexts: true,
});
