import type { Named } from 'lib/model';
import { createDuck } from 'records/duck';
import { type PediatricDose, pediatricDose } from './record';

export const pediatricDoses = createDuck<PediatricDose>({
  name: 'pediatricDoses',
  url: '/api/pediatric-doses',
  shape: pediatricDose.shape,
});

export const pediatricDoseCategories = createDuck<Named>({
  name: 'pediatricDoseCategories',
  url: '/api/pediatric-dose-categories',
});

/** The synonyms of all doses, as suggestions. The API cannot write them by themselves. */
export const pediatricDoseSynonyms = createDuck<Named>({
  name: 'pediatricDoseSynonyms',
  url: '/api/pediatric-doses-synonym',
});
